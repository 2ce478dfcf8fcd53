import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReading, readingMethods } from '../../../lib/shared/is-reading.ts';
import { type Refusal, sendWords } from '../words.ts';

export function isMalformed(target: string): boolean {
  if (!target.includes('%')) return false;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** What is drawn once for everybody and takes nothing. */
const readOnly = /^\/(?:share\/|(?:sitemap\.xml|robots\.txt|manifest\.webmanifest)(?:\?|$))/;

const notAllowed = { status: 405, message: 'This method is not allowed here.' };

function findRefusal(request: IncomingMessage): Refusal | null {
  const { method, url = '' } = request;
  // It would repeat what came.
  if (method === 'TRACE') return notAllowed;
  // Next's own answer to OPTIONS there never ends: whoever asks for the same address after it waits with it, for ever.
  if (!isReading(request) && readOnly.test(url))
    return { ...notAllowed, headers: { Allow: readingMethods.join(', ') } };
  // The caller's fault, for which Next would answer 500.
  if (isMalformed(url))
    return { status: 400, message: 'The address is not right: it has a broken % escape.' };
  return null;
}

/** Answers what Next must not see. False when there is nothing to refuse. */
export function refuse(request: IncomingMessage, response: ServerResponse, id: string): boolean {
  const refusal = findRefusal(request);
  if (refusal) sendWords(response, id, refusal);
  return refusal !== null;
}
