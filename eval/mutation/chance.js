// Runs in the page. Choices that are the same for the same seed.

self.RecallChance = class Chance {
  #random;

  constructor(seed) {
    this.#random = Chance.#numbers(seed);
  }

  word() {
    const letter = () => String.fromCharCode(97 + this.below(26));
    return Array.from({ length: 5 + this.below(4) }, letter).join('');
  }

  below(limit) {
    return Math.floor(this.#random() * limit);
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  shuffled(list) {
    const left = [...list];
    return list.map(() => left.splice(this.below(left.length), 1)[0]);
  }

  /** Numbers from 0 to 1, the same for the same seed (mulberry32, public domain, by Tommy Ettinger). */
  static #numbers(seed) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  }
};
