import 'server-only';
import { fileLimits } from '@/lib/content/limits';
import { processLimit } from '../process-limit';
import { storage } from '../storage/storage';
import { findDocumentFile } from '../storage/uploads';
import { readKept } from './keep';
import type { FileRow } from './row';

// A sealed file is in memory twice while it is opened.
const limitOpening = processLimit('opened files', 2);

/** RFC 6266: a name in ASCII for old programs, and the encoded name (RFC 8187). */
export function toDisposition(name: string): string {
  const own = name.toLowerCase().endsWith('.pdf') ? name : `${name || 'document'}.pdf`;
  const ascii = own.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(own.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const cacheControls = { one: 'private, no-store', all: 'no-cache' } as const;

const headersOf = (name: string, audience: keyof typeof cacheControls) => ({
  'Cache-Control': cacheControls[audience],
  'Content-Disposition': toDisposition(name),
  // Runs nothing where a browser shows the file anyway.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Content-Type': fileLimits.type,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...(audience === 'one' && { 'X-Robots-Tag': 'noindex' }),
});

/** The caller checks access. @throws AppError not_found, unavailable. */
export async function answerFile(
  request: Request,
  row: FileRow,
  audience: keyof typeof cacheControls,
): Promise<Response> {
  if (row.isPublic && audience === 'all')
    return new Response(null, {
      status: 302,
      headers: { Location: `${row.url}?download=1`, 'Cache-Control': 'no-store' },
    });
  const headers = { ...headersOf(row.name, audience), 'Content-Length': String(row.bytes) };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const onDisk = row.sealKey === null ? await findDocumentFile(row.url) : null;
  if (onDisk) return new Response(onDisk.stream(), { headers });
  const bytes = await limitOpening(() => readKept(storage, row));
  // A serverless host allows more bytes in a stream.
  return new Response(new Blob([new Uint8Array(bytes)]).stream(), { headers });
}

/** A HEAD request makes nothing. */
export async function answerMade(
  { method }: Request,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Response> {
  const headers = headersOf(name, 'one');
  if (method === 'HEAD') return new Response(null, { headers });
  const bytes = new Uint8Array(await make());
  return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } });
}
