/**
 * The lookups of one test, on their way from the worker to the reporter: a JSON attachment, by Playwright's public
 * API, so blob reports and other machines carry it along.
 */
import { readFileSync } from 'node:fs';
import type { LookupRecord } from './lookup-record.js';

const ATTACHMENT_NAME = 'recall-lookups';
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

export function attachmentOf(lookups: readonly LookupRecord[]): Attachment {
  return { name: ATTACHMENT_NAME, contentType: CONTENT_TYPE, body: Buffer.from(JSON.stringify(lookups)) };
}

/** All lookups of one attempt; empty for a test without any. */
export function lookupsIn(attachments: readonly Attached[]): LookupRecord[] {
  return attachments
    .filter(({ name }) => name === ATTACHMENT_NAME)
    .flatMap(({ body, path }) => parse(() => body ?? readFileSync(path ?? '')));
}

/** Another reporter or a person may have made an attachment of the same name. */
function parse(read: () => Buffer): LookupRecord[] {
  try {
    const lookups: unknown = JSON.parse(read().toString('utf8'));
    return Array.isArray(lookups) ? (lookups as LookupRecord[]) : [];
  } catch {
    return [];
  }
}
