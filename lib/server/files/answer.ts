import 'server-only';
import { fileLimits } from '@/lib/content/limits';
import { processLimit } from '../process-limit';
import { storage } from '../storage/storage';
import { findDocumentFile } from '../storage/uploads';
import { readKept } from './keep';
import type { FileRow } from './row';

// A sealed file is in memory twice while it is opened.
const limitOpening = processLimit('opened files', 2);

/** RFC 6266: the name in ASCII for old programs, and as it is, encoded (RFC 8187). */
export function toDisposition(name: string): string {
  const own = name.toLowerCase().endsWith('.pdf') ? name : `${name || 'document'}.pdf`;
  const ascii = own.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(own.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Whose the answer is: of the browser that asked alone, or of everybody as long as it is asked for again each time. */
const cacheControls = { one: 'private, no-store', all: 'no-cache' } as const;

const headersOf = (name: string, audience: keyof typeof cacheControls) => ({
  'Cache-Control': cacheControls[audience],
  'Content-Disposition': toDisposition(name),
  // Never drawn in a page of ours, and without a right where a browser shows it all the same.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Content-Type': fileLimits.type,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...(audience === 'one' && { 'X-Robots-Tag': 'noindex' }),
});

/** A file as a download, whole. Whether who asks may have it is for the caller to say. @throws AppError not_found, unavailable. */
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
  // A serverless host takes more of a stream than of an answer at once.
  return new Response(new Blob([new Uint8Array(bytes)]).stream(), { headers });
}

/** A PDF that is made for whoever asks, as a download; whoever asks for its head alone has none made. @throws what the making throws. */
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
