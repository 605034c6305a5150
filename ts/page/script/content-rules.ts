// Which elements style rules may give text to. A computed style of `::before` costs microseconds, for thousands of
// controls more than everything else together, and almost none has one. The rules that set `content` are few: an
// element that carries no tag, class, id or attribute one of them asks for has no such text.
//
// It errs on the safe side: what cannot be read or sorted makes every element ask for its computed style.

import { attribute, has, isDocument, rootNode, tagOf } from './dom';
import { remembered } from './memory';
import { subjectsOf } from './selector-subject';

interface ContentRules {
  /** Some rule may concern every element. */
  any: boolean;
  readonly tags: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly attributes: Set<string>;
}

type GroupingRule = CSSRule & { readonly cssRules?: CSSRuleList; readonly styleSheet?: CSSStyleSheet | null };

/** Rules in one tree that reach into another. */
const CROSSES_TREES = /:host|::slotted|::part/;

export function mayHaveContent(element: Element): boolean {
  const rules = rulesIn(rootNode(element));
  return (
    rules.any ||
    rules.tags.has(tagOf(element)) ||
    hasAnyClass(element, rules.classes) ||
    hasAnyId(element, rules.ids) ||
    hasAnyAttribute(element, rules.attributes)
  );
}

const rulesIn = remembered((root: Node): ContentRules => {
  const rules: ContentRules = {
    any: false,
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    attributes: new Set(),
  };
  // Only the document's own rules are sure to stay in the document.
  if (!isDocument(root)) return { ...rules, any: true };
  try {
    for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
      if (!sheet.disabled) collect(sheet.cssRules, '', rules);
    }
  } catch {
    // A style sheet of another origin.
    rules.any = true;
  }
  return rules;
});

function collect(list: CSSRuleList, outer: string, rules: ContentRules): void {
  for (let index = 0; index < list.length && !rules.any; index++) {
    const rule = list[index];
    const selector = rule instanceof CSSStyleRule ? rule.selectorText : '';
    if (rule instanceof CSSStyleRule && setsContent(rule)) add(selector, outer, rules);
    const inner = innerRules(rule as GroupingRule);
    if (inner?.length) collect(inner, selector || outer, rules);
  }
}

function innerRules(rule: GroupingRule): CSSRuleList | undefined {
  return rule.cssRules ?? rule.styleSheet?.cssRules;
}

function setsContent(rule: CSSStyleRule): boolean {
  const content = rule.style.getPropertyValue('content');
  return content !== '' && content !== 'none' && content !== 'normal';
}

function add(selector: string, outer: string, rules: ContentRules): void {
  if (CROSSES_TREES.test(selector)) rules.any = true;
  for (const subject of subjectsOf(selector, outer)) {
    if (subject.kind === 'any') rules.any = true;
    else rules[subject.kind].add(subject.name.toLowerCase());
  }
}

function hasAnyClass(element: Element, classes: ReadonlySet<string>): boolean {
  if (!classes.size) return false;
  const value = attribute(element, 'class');
  return (
    !!value &&
    value
      .toLowerCase()
      .split(/\s+/)
      .some((name) => classes.has(name))
  );
}

function hasAnyId(element: Element, ids: ReadonlySet<string>): boolean {
  return ids.size > 0 && ids.has((attribute(element, 'id') ?? '').toLowerCase());
}

function hasAnyAttribute(element: Element, names: ReadonlySet<string>): boolean {
  for (const name of names) if (has(element, name)) return true;
  return has(element, 'style') && !!attribute(element, 'style')?.includes('content');
}
