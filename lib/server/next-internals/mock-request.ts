import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js';

export type Asked = { url: string; headers: IncomingHttpHeaders; socket: Socket };
type Answered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Next renews a page with such a request. */
export function mockRequest(asked: Asked) {
  const parts: Buffer[] = [];
  const { req, res } = createRequestResponseMocks({
    ...asked,
    resWriter: (part) => parts.push(Buffer.from(part)) > 0,
  });
  // The types omit this promise; its rejection must be handled.
  const { hasStreamed } = res as typeof res & { hasStreamed: Promise<boolean> };
  const ended = Promise.all([finished(res), hasStreamed]);
  return {
    request: req as unknown as IncomingMessage,
    response: res as never,
    /** @throws Error when the response breaks off. */
    answered: ended.then(
      (): Answered => ({ status: res.statusCode, headers: res.getHeaders(), body: Buffer.concat(parts) }),
    ),
  };
}
