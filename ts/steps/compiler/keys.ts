/** Keys as people call them, in Playwright's names. */

const NAMES: Readonly<Record<string, string>> = {
  'enter': 'Enter',
  'return': 'Enter',
  'escape': 'Escape',
  'esc': 'Escape',
  'tab': 'Tab',
  'space': 'Space',
  'spacebar': 'Space',
  'backspace': 'Backspace',
  'delete': 'Delete',
  'del': 'Delete',
  'insert': 'Insert',
  'home': 'Home',
  'end': 'End',
  'pageup': 'PageUp',
  'page up': 'PageUp',
  'pagedown': 'PageDown',
  'page down': 'PageDown',
  'arrowup': 'ArrowUp',
  'arrow up': 'ArrowUp',
  'up arrow': 'ArrowUp',
  'arrowdown': 'ArrowDown',
  'arrow down': 'ArrowDown',
  'down arrow': 'ArrowDown',
  'arrowleft': 'ArrowLeft',
  'arrow left': 'ArrowLeft',
  'left arrow': 'ArrowLeft',
  'arrowright': 'ArrowRight',
  'arrow right': 'ArrowRight',
  'right arrow': 'ArrowRight',
};
const MODIFIERS: Readonly<Record<string, string>> = {
  control: 'Control',
  ctrl: 'Control',
  controlormeta: 'ControlOrMeta',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
};
const FUNCTION_KEY = /^f(?:[1-9]|1[0-2])$/u;

/** Playwright's name of a key or combination; nothing for what is none. Single characters count only with a modifier. */
export function keyOf(written: string): string | undefined {
  const parts = written.trim().split(/(?<=.)\+(?=.)/u);
  const last = parts.at(-1) ?? '';
  const modifiers = parts.slice(0, -1).map((part) => own(MODIFIERS, part));
  if (modifiers.includes(undefined)) return undefined;
  const key =
    named(last) ?? (modifiers.length > 0 && [...last].length === 1 ? letter(last, modifiers) : undefined);
  return key === undefined ? undefined : [...modifiers, key].join('+');
}

function named(key: string): string | undefined {
  return FUNCTION_KEY.test(key.toLowerCase()) ? key.toUpperCase() : own(NAMES, key);
}

/** Playwright reads `A` as a letter typed with Shift. */
function letter(key: string, modifiers: readonly unknown[]): string {
  return modifiers.includes('Shift') ? key.toUpperCase() : key.toLowerCase();
}

function own(names: Readonly<Record<string, string>>, name: string): string | undefined {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(names, key) ? names[key] : undefined;
}
