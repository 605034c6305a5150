// Runs in every shown page before the page itself. Elements are named by absolute XPath, as in the labels.

self.recallEval = new (class Probe {
  static #FIRST_NODE = 9;
  static #SHOWN_HTML_LENGTH = 300;

  /** A form field called `evaluate` would hide the document's own method. */
  #evaluate = Document.prototype.evaluate;
  #takenOut = [];

  /** For each path whether it names an element that is visible. */
  visibility(paths) {
    return paths.map((path) => this.isVisible(this.find(path)));
  }

  htmlAt(path) {
    return this.#htmlOf(this.find(path));
  }

  /** Which of a trial's elements this one is, and how to tell a person of it. */
  landing(element, { right, equivalents }) {
    // The same path names other elements in frames and shadow roots.
    const isMain = self === top && element.getRootNode() === document;
    const isAt = (path) => isMain && this.find(path) === element;
    const place = isAt(right) ? 'right' : equivalents.some(isAt) ? 'equivalent' : 'elsewhere';
    return { place, path: `${isMain ? '' : 'inside: '}${this.pathOf(element)}`, html: this.#htmlOf(element) };
  }

  takeOut(paths) {
    const elements = paths.map((path) => this.find(path)).filter((element) => element !== null);
    this.#takenOut = elements.map((element) => {
      const mark = document.createComment('');
      element.replaceWith(mark);
      return [mark, element];
    });
  }

  /** The same elements in the same places. The last goes first, as it may be inside an earlier one. */
  putBack() {
    while (this.#takenOut.length > 0) {
      const [mark, element] = this.#takenOut.pop();
      mark.replaceWith(element);
    }
  }

  /** `null` for the path of nothing, and for one that names nothing. */
  find(path) {
    if (path === null) return null;
    return this.#evaluate.call(document, path, document, null, Probe.#FIRST_NODE, null).singleNodeValue;
  }

  pathOf(element) {
    const steps = [];
    for (let node = element; node !== null; node = node.parentElement) steps.unshift(this.#step(node));
    return `/${steps.join('/')}`;
  }

  #step(element) {
    const siblings = [...(element.parentNode?.children ?? [])];
    const equals = siblings.filter(({ localName }) => localName === element.localName);
    return `${element.localName}[${equals.indexOf(element) + 1}]`;
  }

  /** It has a box and was not made invisible. */
  isVisible(element) {
    if (element === null) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  }

  #htmlOf(element) {
    return element?.outerHTML.slice(0, Probe.#SHOWN_HTML_LENGTH) ?? null;
  }
})();
