import type { IncomingMessage, ServerResponse } from 'node:http';
import { outage } from '../../lib/content/pages/outage.ts';
import { sendWords } from '../words.ts';
import { Answer } from './answer.ts';

const retryAfterSeconds = 5;

const made = new WeakMap<Answer, Answer>();

export function toUnavailable(page: Answer): Answer {
  const known = made.get(page);
  if (known) return known;
  const { 'x-nextjs-cache': _kept, etag: _tag, ...headers } = page.rendered.headers;
  const answer = new Answer({
    ...page.rendered,
    status: 503,
    headers: { ...headers, 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) },
  });
  made.set(page, answer);
  return answer;
}

export const isForPrograms = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

export const sendAway = (response: ServerResponse, id: string): void =>
  sendWords(response, id, {
    status: 503,
    message: outage.away,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
