import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendWords } from './words.ts';

export function isMalformed(target: string): boolean {
  if (!target.includes('%')) return false;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

function findRefusal({ method, url = '' }: IncomingMessage): { status: number; message: string } | null {
  // It would repeat what came.
  if (method === 'TRACE') return { status: 405, message: 'This method is not allowed here.' };
  // The caller's fault, for which Next would answer 500.
  if (isMalformed(url))
    return { status: 400, message: 'The address is not right: it has a broken % escape.' };
  return null;
}

/** Answers what Next must not see. False when there is nothing to refuse. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse, id: string): boolean {
  const refusal = findRefusal(request);
  if (refusal) sendWords(response, id, refusal);
  return refusal !== null;
}
