import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkOf } from '../../lib/server/auth/network.ts';
import { bridge } from '../../lib/server/bridge.cjs';
import { now } from '../../lib/server/cache/expiry.cjs';
import type { RequestContext } from '../../lib/server/request-context.ts';
import type { Caller } from './caller.ts';

export type IncomingContext = RequestContext & {
  caller: Caller;
  network: string;
};

const header = 'x-request-id';
/** No space or line break, so that the log cannot be forged. */
const wellFormed = /^[\w.:=-]{8,128}$/;

const contexts = new AsyncLocalStorage<RequestContext>();
bridge.requests = contexts;

/** The header of an untrusted caller is removed before. */
export function createRequestContext(request: IncomingMessage): IncomingContext {
  const given = request.headers[header];
  const id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  request.headers[header] = id;
  const network = networkOf(String(request.headers['x-forwarded-for'] ?? 'unknown'));
  return { id, began: now(), caller: 'stranger', network };
}

export const withRequestContext = <T>(context: RequestContext, work: () => T): T =>
  contexts.run(context, work);
