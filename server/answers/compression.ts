import type { IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import compression from 'compression';

// A page holds its content twice. The window of brotli finds the copy, that of gzip does not.
const middleware = compression({ brotli: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } } });

/** A short response of unknown length: a compressor costs half a millisecond. */
const isAnsweredShortly = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && url.startsWith('/api/');

export function compress(request: IncomingMessage, response: ServerResponse): void {
  if (!isAnsweredShortly(request)) middleware(request, response, () => {});
}
