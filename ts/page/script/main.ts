// The selector engine `recall`. One body is one question; `protocol.ts` has the words.

import type { ObserveRequest, TargetRequest } from '../protocol';
import { answer } from './answer';
import { isElement } from './dom';
import { hasFailed, peekGuard, readGuard } from './guard';
import { afresh } from './memory';
import { pick } from './picked';
import { observe } from './report';
import { target } from './target';

interface SelectorEngine {
  query(root: Node, body: string): Element | null;
  queryAll(root: Node, body: string): Element[];
}

type Question = (root: Node, detail: string) => Element[];

const QUESTIONS: ReadonlyMap<string, Question> = new Map<string, Question>([
  ['observe', (root, detail) => [answer(observe(root, JSON.parse(detail) as ObserveRequest))]],
  ['target', (root, detail) => target(root, JSON.parse(detail) as TargetRequest)],
  ['guard', (_, detail) => [answer(readGuard(detail))]],
  ['failed', (_, detail) => (hasFailed(detail) ? [answer(true)] : [])],
  ['peek', (_, detail) => [answer(peekGuard(detail))]],
  ['pick', (root, detail) => [answer(picked(root, detail))]],
]);

function picked(root: Node, token: string): { ok: boolean } {
  if (!isElement(root)) return { ok: false };
  pick(token, root);
  return { ok: true };
}

function queryAll(root: Node, body: string): Element[] {
  const colon = body.indexOf(':');
  const question = QUESTIONS.get(body.slice(0, colon));
  if (!question) throw new Error(`recall: unknown question in "${body}"`);
  return afresh(() => question(root, body.slice(colon + 1)));
}

export default function createEngine(): SelectorEngine {
  return { query: (root, body) => queryAll(root, body)[0] ?? null, queryAll };
}
