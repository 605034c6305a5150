// Runs in the page. Edits whose meaning is known: each says which elements the sentence about the target means
// afterwards. Every choice is drawn from the trial's seed.

self.recallEdits = new (class Edits {
  #pristine = null;
  #right = [];
  #chance = null;

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
    this.#chance = new RecallChance(seed);
    const target = self.recallEval.find(path);
    const others = equals.map((each) => self.recallEval.find(each)).filter((each) => each !== null);
    this.#right = [target, ...others];
    return edits.every((edit) => this[edit](target, others) !== false);
  }

  /** Whether an element is what the sentence means now, and how to tell a person of it. */
  verdict(element) {
    const [landed, ...wanted] = [element, ...this.#right].map(({ outerHTML }) => outerHTML.slice(0, 300));
    return { isRight: this.#right.includes(element), landed, wanted };
  }

  resort(target) {
    const item = this.#itemOf(target);
    if (item === null) return false;
    const places = this.#siblingsLike(item).map((sibling) => {
      const mark = document.createComment('');
      sibling.replaceWith(mark);
      return { mark, sibling };
    });
    const order = this.#chance.shuffled(places.map(({ sibling }) => sibling));
    places.forEach(({ mark }, index) => mark.replaceWith(order[index]));
  }

  /** The entry that stood above now stands below, in the same elements: a list that is drawn anew in place. */
  swapContents(target, others) {
    const item = this.#itemOf(target);
    if (item === null) return false;
    const alike = this.#siblingsLike(item).filter(
      (each) => each !== item && recallNodes.skeleton(each) === recallNodes.skeleton(item),
    );
    if (alike.length === 0) return false;
    const other = this.#chance.pick(alike);
    if (recallNodes.saying(other) === recallNodes.saying(item)) return false;
    const [mine, theirs] = [recallNodes.all(item), recallNodes.all(other)];
    mine.forEach((node, index) => recallNodes.swap(node, theirs[index]));
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
    for (const part of [target, ...labels]) recallNodes.rewrite(part, () => this.#chance.word());
  }

  /** The control alone, to a part of the page with a heading of its own. */
  move(target) {
    const section = document.createElement('section');
    section.innerHTML = '<h2></h2><p></p>';
    section.firstChild.textContent = this.#chance.word();
    section.lastChild.append(target);
    this.#chance.pick([document.body.firstElementChild, document.body.lastElementChild]).before(section);
  }

  wrap(target) {
    for (let layers = 1 + this.#chance.below(3); layers > 0; layers -= 1) {
      const wrapper = document.createElement(this.#chance.pick(['div', 'span']));
      target.replaceWith(wrapper);
      wrapper.append(target);
    }
  }

  banner() {
    const banner = document.createElement('div');
    banner.innerHTML = '<p></p><a href="/news">Learn more</a> <button type="button">Dismiss</button>';
    banner.firstChild.textContent = `${this.#chance.word()} ${this.#chance.word()}`;
    document.body.prepend(banner);
  }

  /**
   * Counters, prices, clocks: every digit outside of the target and its item. What differs from them in a number only
   * stays: "Settings 1" might become "Settings 2", and would then be what the sentence means.
   */
  numbers(target) {
    const own = this.#itemOf(target) ?? target;
    const said = new Set(recallNodes.texts(own).map(wordsOf));
    for (const text of recallNodes.texts(document.body)) {
      if (own.contains(text) || said.has(wordsOf(text))) continue;
      text.data = text.data.replace(/\d/g, () => String(this.#chance.below(10)));
    }
  }

  /** As a build with other names would have them: all that refer to each other still do. */
  regenerateIds() {
    const salt = this.#chance.below(2 ** 30).toString(36);
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
    const letters = this.#chance.shuffled([...'abcdefghijklmnopqrstuvwxyz']);
    const turned = (letter) => letters[letter.charCodeAt(0) - 97];
    const foreign = (text) => text.toLowerCase().replace(/[a-z]/g, turned);
    recallNodes.rewrite(document.body, foreign);
  }

  disable(target, others) {
    const way = this.#chance.pick(['disabled', 'hidden', 'invisible', 'inert']);
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
})();

/** What a text says, whatever its numbers. */
function wordsOf({ data }) {
  return data.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
}
