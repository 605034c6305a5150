// Runs in the page. Parts of it as data: what they say, how they are built, and both exchanged.

self.recallNodes = new (class Nodes {
  all(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes = [root];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  }

  texts(root) {
    return this.all(root).filter(
      ({ nodeType, parentElement }) => nodeType === 3 && !/^(style|script)$/i.test(parentElement.tagName),
    );
  }

  skeleton(root) {
    return this.all(root)
      .map(({ nodeName }) => nodeName)
      .join(' ');
  }

  saying(item) {
    return item.outerHTML.replace(/\s+/g, ' ');
  }

  swap(one, other) {
    if (one.nodeType === 3) [one.data, other.data] = [other.data, one.data];
    else this.#swapAttributes(one, other);
  }

  #swapAttributes(one, other) {
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
  rewrite(root, anew) {
    for (const text of this.texts(root)) if (text.data.trim()) text.data = anew(text.data);
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const isButton = element.tagName === 'INPUT' && /^(button|submit|reset)$/.test(element.type);
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', ...(isButton ? ['value'] : [])]) {
        const value = element.getAttribute(name);
        if (value) element.setAttribute(name, anew(value));
      }
    }
  }
})();
