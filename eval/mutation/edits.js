// Runs in the page. Edits whose meaning is known: each says which elements the sentence about the target means
// afterwards. Every choice is drawn from the trial's seed.

self.recallEdits = new (class Edits {
  #pristine = null;
  #right = [];
  #random = null;

  /** Remembers the page as it is, to start every trial from. */
  keep() {
    this.#pristine = document.body.cloneNode(true);
  }

  /**
   * Restores the page, then edits it. False where an edit has nothing to work on.
   * @param trial `path` and `equals` of the target, `edits` by name, and the `seed`.
   */
  apply({ path, equals, edits, seed }) {
    document.body.replaceWith(this.#pristine.cloneNode(true));
    this.#random = Edits.#generator(seed);
    const target = self.recallEval.find(path);
    const others = equals.map((each) => self.recallEval.find(each)).filter((each) => each !== null);
    this.#right = [target, ...others];
    return edits.every((edit) => this[edit](target, others) !== false);
  }

  /** Whether an element is what the sentence means now, and how to tell a person of it. */
  verdict(element) {
    const html = (each) => each.outerHTML.slice(0, 300);
    return { isRight: this.#right.includes(element), landed: html(element), wanted: this.#right.map(html) };
  }

  resort(target) {
    const item = this.#itemOf(target);
    if (item === null) return false;
    const places = this.#siblingsLike(item).map((sibling) => {
      const mark = document.createComment('');
      sibling.replaceWith(mark);
      return { mark, sibling };
    });
    const order = this.#shuffled(places.map(({ sibling }) => sibling));
    places.forEach(({ mark }, index) => mark.replaceWith(order[index]));
  }

  /** The entry that stood above now stands below, in the same elements: a list that is drawn anew in place. */
  swapContents(target, others) {
    const item = this.#itemOf(target);
    if (item === null) return false;
    const alike = this.#siblingsLike(item).filter(
      (each) => each !== item && Edits.#skeleton(each) === Edits.#skeleton(item),
    );
    if (alike.length === 0) return false;
    const other = this.#pick(alike);
    if (Edits.#saying(other) === Edits.#saying(item)) return false;
    const [mine, theirs] = [Edits.#nodesOf(item), Edits.#nodesOf(other)];
    mine.forEach((node, index) => Edits.#swap(node, theirs[index]));
    const counterpart = (element) => {
      const [here, there] = [mine.indexOf(element), theirs.indexOf(element)];
      return here >= 0 ? theirs[here] : there >= 0 ? mine[there] : element;
    };
    this.#right = [target, ...others].map(counterpart);
  }

  /** Whether it or its copy is meant nobody can say, unless something tells them apart. */
  twin(target) {
    target.after(target.cloneNode(true));
  }

  twinItem(target) {
    const item = this.#itemOf(target);
    if (item === null) return false;
    item.after(item.cloneNode(true));
  }

  remove(target, others) {
    for (const each of [target, ...others]) each.remove();
    this.#right = [];
  }

  rename(target) {
    const labels = [...(target.labels ?? [])];
    for (const part of [target, ...labels]) Edits.#rewrite(part, () => this.#word());
  }

  /** The control alone, to a part of the page with a heading of its own. */
  move(target) {
    const section = document.createElement('section');
    section.innerHTML = '<h2></h2><p></p>';
    section.firstChild.textContent = this.#word();
    section.lastChild.append(target);
    this.#pick([document.body.firstElementChild, document.body.lastElementChild]).before(section);
  }

  wrap(target) {
    for (let layers = 1 + this.#below(3); layers > 0; layers -= 1) {
      const wrapper = document.createElement(this.#pick(['div', 'span']));
      target.replaceWith(wrapper);
      wrapper.append(target);
    }
  }

  banner() {
    const banner = document.createElement('div');
    banner.innerHTML = '<p></p><a href="/news">Learn more</a> <button type="button">Dismiss</button>';
    banner.firstChild.textContent = `${this.#word()} ${this.#word()}`;
    document.body.prepend(banner);
  }

  /** Counters, prices, clocks: every digit outside of the target and its item. */
  numbers(target) {
    const own = this.#itemOf(target) ?? target;
    for (const text of Edits.#textsOf(document.body)) {
      if (!own.contains(text)) text.data = text.data.replace(/\d/g, () => String(this.#below(10)));
    }
  }

  /** As a build with other names would have them: all that refer to each other still do. */
  regenerateIds() {
    const salt = this.#below(2 ** 30).toString(36);
    const fresh = (name) =>
      `${name[0]}${salt}${[...name].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) | 0, 7) >>> 0}`;
    const each = (list) => list.split(/\s+/).filter(Boolean).map(fresh).join(' ');
    const lists = [
      'id',
      'class',
      'for',
      'headers',
      'list',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
    ];
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of lists) {
        const value = element.getAttribute(name);
        if (value) element.setAttribute(name, each(value));
      }
      const href = element.getAttribute('href');
      if (/^#./.test(href ?? '')) element.setAttribute('href', `#${fresh(href.slice(1))}`);
    }
  }

  translate() {
    const letters = this.#shuffled([...'abcdefghijklmnopqrstuvwxyz']);
    const turned = (letter) => letters[letter.charCodeAt(0) - 97];
    const foreign = (text) => text.toLowerCase().replace(/[a-z]/g, turned);
    Edits.#rewrite(document.body, foreign);
  }

  disable(target, others) {
    const way = this.#pick(['disabled', 'hidden', 'invisible', 'inert']);
    if (way === 'disabled') return target.toggleAttribute('disabled', true);
    if (way === 'hidden') target.style.setProperty('display', 'none', 'important');
    else if (way === 'invisible') target.style.setProperty('visibility', 'hidden', 'important');
    else target.inert = true;
    this.#right = others;
  }

  frame(target) {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width: 600px; height: 200px; display: block';
    target.replaceWith(frame);
    frame.contentDocument.body.append(target);
  }

  shadow(target) {
    const host = document.createElement('span');
    target.replaceWith(host);
    host.attachShadow({ mode: 'open' }).append(target);
  }

  /** The nearest entry of a list or table around it that has others beside it. */
  #itemOf(target) {
    for (
      let item = target.parentElement;
      item !== null && item !== document.body;
      item = item.parentElement
    ) {
      if (['TR', 'LI'].includes(item.tagName) && this.#siblingsLike(item).length > 1) return item;
    }
    return null;
  }

  #siblingsLike(item) {
    return [...item.parentElement.children].filter(({ tagName }) => tagName === item.tagName);
  }

  #word() {
    const letter = () => String.fromCharCode(97 + this.#below(26));
    return Array.from({ length: 5 + this.#below(4) }, letter).join('');
  }

  #below(limit) {
    return Math.floor(this.#random() * limit);
  }

  #pick(list) {
    return list[this.#below(list.length)];
  }

  #shuffled(list) {
    const left = [...list];
    return list.map(() => left.splice(this.#below(left.length), 1)[0]);
  }

  /** Numbers from 0 to 1, the same for the same seed (mulberry32, public domain, by Tommy Ettinger). */
  static #generator(seed) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  }

  static #nodesOf(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes = [root];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  }

  static #textsOf(root) {
    return Edits.#nodesOf(root).filter(
      ({ nodeType, parentElement }) => nodeType === 3 && !/^(style|script)$/i.test(parentElement.tagName),
    );
  }

  static #skeleton(root) {
    return Edits.#nodesOf(root)
      .map(({ nodeName }) => nodeName)
      .join(' ');
  }

  static #saying(item) {
    return item.outerHTML.replace(/\s+/g, ' ');
  }

  static #swap(one, other) {
    if (one.nodeType === 3) [one.data, other.data] = [other.data, one.data];
    else Edits.#swapAttributes(one, other);
  }

  static #swapAttributes(one, other) {
    const [mine, theirs] = [one, other].map(({ attributes }) =>
      [...attributes].map(({ name, value }) => [name, value]),
    );
    for (const [element, from, to] of [
      [one, mine, theirs],
      [other, theirs, mine],
    ]) {
      for (const [name] of from) element.removeAttribute(name);
      for (const [name, value] of to) element.setAttribute(name, value);
    }
  }

  /** All that a person reads in it. */
  static #rewrite(root, anew) {
    for (const text of Edits.#textsOf(root)) if (text.data.trim()) text.data = anew(text.data);
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const isButton = element.tagName === 'INPUT' && /^(button|submit|reset)$/.test(element.type);
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', ...(isButton ? ['value'] : [])]) {
        const value = element.getAttribute(name);
        if (value) element.setAttribute(name, anew(value));
      }
    }
  }
})();
