/** A lookup in one line for people. The same words stand in the trace, in the HTML report and in the terminal. */
import type { LookupRecord } from './lookup-record.js';

/** Write outcomes that say more than "there was nothing remembered". */
const TELLING_WRITES: ReadonlySet<string> = new Set(['not_cacheable', 'conflict']);

/** `hit` · `miss (changed) → lexical, stored` · `bypassed (disabled) → lexical` */
export function headline(lookup: LookupRecord): string {
  const stale = lookup.evidence === undefined ? '' : describeChange(lookup.evidence);
  return `${verdict(lookup)}${aftermath(lookup)}${stale}${lookup.acted ? '' : ', failed'}`;
}

function verdict(lookup: LookupRecord): string {
  if (lookup.outcome === 'hit') return 'hit';
  return `${lookup.outcome} (${saysMore(lookup) ? writeText(lookup) : reasonText(lookup)})`;
}

/** The write is the headline where the lookup said only that nothing was remembered. */
function saysMore(lookup: LookupRecord): boolean {
  return lookup.reason === 'absent' && TELLING_WRITES.has(lookup.write?.outcome ?? '');
}

function reasonText({ reason, detail }: LookupRecord): string {
  return detail === undefined ? (reason ?? '') : `${reason}: ${detail}`;
}

function writeText({ write }: LookupRecord): string {
  if (write === undefined) return '';
  const detail = write.detail ?? write.reason;
  return detail === undefined ? write.outcome : `${write.outcome}: ${detail}`;
}

function aftermath(lookup: LookupRecord): string {
  if (!lookup.fallback) return '';
  const written = lookup.write === undefined || saysMore(lookup) ? '' : `, ${writeText(lookup)}`;
  return ` → ${lookup.resolvedBy ?? 'nobody'}${written}`;
}

function describeChange({
  differs,
  standsElsewhere,
}: {
  differs: readonly string[];
  standsElsewhere: readonly string[];
}): string {
  const parts = [
    differs.length > 0 ? `differs: ${differs.join(', ')}` : '',
    standsElsewhere.length > 0 ? `elsewhere: ${standsElsewhere.join(', ')}` : '',
  ];
  const text = parts.filter((part) => part !== '').join('; ');
  return text === '' ? '' : ` [${text}]`;
}
