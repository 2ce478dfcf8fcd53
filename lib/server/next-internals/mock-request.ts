import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js';

export type Asked = { url: string; headers: IncomingHttpHeaders; socket: Socket };
type Answered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A request without a visitor, and the whole answer to it: Next renews a page by itself with the same. */
export function mockRequest(asked: Asked) {
  const parts: Buffer[] = [];
  const { req, res } = createRequestResponseMocks({
    ...asked,
    resWriter: (part) => parts.push(Buffer.from(part)) > 0,
  });
  // Its types leave this promise out, which would be rejected unheard.
  const { hasStreamed } = res as typeof res & { hasStreamed: Promise<boolean> };
  const ended = Promise.all([finished(res), hasStreamed]);
  return {
    request: req as unknown as IncomingMessage,
    response: res as never,
    /** @throws Error where it breaks off. */
    answered: ended.then(
      (): Answered => ({ status: res.statusCode, headers: res.getHeaders(), body: Buffer.concat(parts) }),
    ),
  };
}
