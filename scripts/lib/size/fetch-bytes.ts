import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

export type Bytes = { body: Buffer; wire: number; text: string; headers: http.IncomingHttpHeaders };

/** Counts bytes before decompression. @throws Error unless the status is 200. */
export async function fetchBytes(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<Bytes> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .get(url, { headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', ...headers } })
      .once('response', resolve)
      .once('error', reject);
  });
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  const encoding = response.headers['content-encoding'];
  const text = encoding === 'br' ? brotliDecompressSync(body).toString() : body.toString();
  return { body, wire: body.length, text, headers: response.headers };
}
