import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is drawn once for everybody and takes nothing. */
const readOnly = /^\/(?:share\/|(?:sitemap\.xml|robots\.txt|manifest\.webmanifest)(?:\?|$))/;
const reading = ['GET', 'HEAD'];

/**
 * Answers 405 for Next, whose own answer to OPTIONS there never ends: whoever asks for the same address after it waits with it, for ever.
 * False when the method is right.
 */
export function refuseMethod(request: IncomingMessage, response: ServerResponse, id: string): boolean {
  if (reading.includes(request.method ?? '') || !readOnly.test(request.url ?? '')) return false;
  response.writeHead(405, { Allow: reading.join(', '), 'Cache-Control': 'no-store', 'X-Request-Id': id });
  response.end();
  return true;
}
