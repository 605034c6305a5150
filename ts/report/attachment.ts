/**
 * The lookups and steps of one test, on their way from the worker to the reporter: a JSON attachment, by Playwright's public
 * API, so blob reports and other machines carry it along.
 */
import { readFileSync } from 'node:fs';
import type { LookupRecord } from './lookup-record.js';
import type { StepRecord } from './step-record.js';

const LOOKUPS = 'recall-lookups';
const STEPS = 'recall-steps';
const CONTENT_TYPE = 'application/json';

interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/** What `TestResult.attachments` holds; a blob report brings a path where a live run brings the body. */
interface Attached {
  readonly name: string;
  readonly body?: Buffer | undefined;
  readonly path?: string | undefined;
}

/** None of what there is none of. */
export function attachmentsOf(lookups: readonly LookupRecord[], steps: readonly StepRecord[]): Attachment[] {
  return [attachment(LOOKUPS, lookups), attachment(STEPS, steps)].flat();
}

function attachment(name: string, records: readonly unknown[]): Attachment[] {
  if (records.length === 0) return [];
  return [{ name, contentType: CONTENT_TYPE, body: Buffer.from(JSON.stringify(records)) }];
}

/** All lookups of one attempt; empty for a test without any. */
export function lookupsIn(attachments: readonly Attached[]): LookupRecord[] {
  return recordsIn<LookupRecord>(LOOKUPS, attachments);
}

/** All steps of one attempt. */
export function stepsIn(attachments: readonly Attached[]): StepRecord[] {
  return recordsIn<StepRecord>(STEPS, attachments);
}

function recordsIn<T>(wanted: string, attachments: readonly Attached[]): T[] {
  return attachments
    .filter(({ name }) => name === wanted)
    .flatMap(({ body, path }) => parse<T>(() => body ?? readFileSync(path ?? '')));
}

/** Another reporter or a person may have made an attachment of the same name. */
function parse<T>(read: () => Buffer): T[] {
  try {
    const records: unknown = JSON.parse(read().toString('utf8'));
    return Array.isArray(records) ? (records as T[]) : [];
  } catch {
    return [];
  }
}
