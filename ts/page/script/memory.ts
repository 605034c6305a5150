// Answers remembered for the length of one question. Style, role and hiddenness of an ancestor are asked for once
// for each of its descendants; the page cannot change while the script runs, so they are computed once.

type Forget = () => void;

const memories: Forget[] = [];

/** Remembers `compute` by key until `afresh` ends. */
export function remembered<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  let known = new Map<K, V>();
  memories.push(() => {
    if (known.size) known = new Map();
  });
  return (key) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as V;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** Runs one question against the page as it is now, and keeps no element alive afterwards. */
export function afresh<T>(question: () => T): T {
  forgetAll();
  try {
    return question();
  } finally {
    forgetAll();
  }
}

function forgetAll(): void {
  for (const forget of memories) forget();
}
