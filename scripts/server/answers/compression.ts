import type { IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import compression from 'compression';

// A page holds its content twice, as HTML and as React's data: brotli looks back far enough to see it, gzip, the only one that Next has, does not.
const middleware = compression({ brotli: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } } });

/** The answer to a form or a push is a sentence. Its length is not known here, and a compressor costs half a millisecond. */
const isAnsweredShortly = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && url.startsWith('/api/');

/** Has the answer compressed, where it is worth it. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  if (!isAnsweredShortly(request)) middleware(request, response, () => {});
}
