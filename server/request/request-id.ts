import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkOf } from '../../lib/server/auth/network.ts';
import { bridge } from '../../lib/server/bridge.cjs';
import { now } from '../../lib/server/cache/expiry.cjs';
import type { RequestMark } from '../../lib/server/request-id.ts';
import type { Caller } from './caller.ts';

export type IncomingMark = RequestMark & {
  caller: Caller;
  network: string;
};

const header = 'x-request-id';
/** No space or line break, so that the log cannot be forged. */
const wellFormed = /^[\w.:=-]{8,128}$/;

const marks = new AsyncLocalStorage<RequestMark>();
bridge.requests = marks;

/** The header of an untrusted caller is removed before. */
export function markRequest(request: IncomingMessage): IncomingMark {
  const given = request.headers[header];
  const id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  request.headers[header] = id;
  const network = networkOf(String(request.headers['x-forwarded-for'] ?? 'unknown'));
  return { id, began: now(), caller: 'stranger', network };
}

export const withMark = <T>(mark: RequestMark, work: () => T): T => marks.run(mark, work);
