import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReading, readingMethods } from '../../lib/shared/parsing/is-reading.ts';
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

const readOnly = /^\/(?:share\/|(?:sitemap\.xml|robots\.txt|manifest\.webmanifest)(?:\?|$))/;

const notAllowed = { status: 405, message: 'This method is not allowed here.' };

function findRefusal(request: IncomingMessage): Refusal | null {
  const { method, url = '' } = request;
  // TRACE would repeat the request.
  if (method === 'TRACE') return notAllowed;
  // Next never ends its response to OPTIONS here, and later requests wait with it.
  if (!isReading(request) && readOnly.test(url))
    return { ...notAllowed, headers: { Allow: readingMethods.join(', ') } };
  // A fault of the client; Next would answer 500.
  if (isMalformed(url)) return { status: 400, message: 'The address has a broken % escape.' };
  return null;
}

export function refuse(request: IncomingMessage, response: ServerResponse, id: string): boolean {
  const refusal = findRefusal(request);
  if (refusal) sendWords(response, id, refusal);
  return refusal !== null;
}
