import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestIds } from '../../lib/server/request-id.ts';

const header = 'x-request-id';
/** What proxies make of it: letters, digits and a few signs, never a space or a line break. */
const wellFormed = /^[\w.:=-]{8,128}$/;

const requestIds = new AsyncLocalStorage<string>();
(globalThis as RequestIds).builderRequestIds = requestIds;

const toId = (given: unknown) => (typeof given === 'string' && wellFormed.test(given) ? given : randomUUID());

/**
 * Runs `work` under the id of the request, which is also put into the answer: the id of a trusted proxy (of another
 * caller the header is gone already), else a new one.
 */
export function withRequestId(request: IncomingMessage, response: ServerResponse, work: () => void): void {
  const id = toId(request.headers[header]);
  request.headers[header] = id;
  response.setHeader('X-Request-Id', id);
  requestIds.run(id, work);
}
