import 'server-only';
import { NextRequest } from 'next/server';
import { storeTexts } from '@/lib/content/uploads';
import { AppError } from '@/lib/shared/errors';
import { requireWholeCharacters } from '@/lib/shared/parse';
import { isRepeatedWithin } from '@/lib/shared/repeated-within';
import { isServerless } from '../host';

const mib = 1024 * 1024;

// What a serverless host takes of one request. More than that mostly never arrives here.
const hostMaxBytes = 4.5 * mib;

const overLimit = (maxBytes: number) => `The request is larger than ${Math.floor(maxBytes / mib) || 1} MB.`;

async function readBytes(
  request: Request,
  maxBytes: number,
  refusal = overLimit(maxBytes),
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('too_large', refusal);
  // Refused before a byte is read where the client says the length.
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    total += chunk.byteLength;
    if (total > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The same request, whose body is not read beyond the limit. @throws AppError too_large. */
export async function withinBytes(request: Request, maxBytes: number): Promise<Request> {
  if (request.body === null) return request;
  const { url, method, headers } = request;
  return new NextRequest(url, { method, headers, body: await readBytes(request, maxBytes) });
}

const typeOf = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isMultipart = (request: Request): boolean => typeOf(request) === 'multipart/form-data';

export const isUrlEncoded = (request: Request): boolean =>
  typeOf(request) === 'application/x-www-form-urlencoded';

/** Of a repeated field the last. @throws AppError too_large. */
export async function readUrlEncoded(request: Request, maxBytes: number): Promise<Record<string, string>> {
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  return Object.fromEntries(new URLSearchParams(text));
}

/** Null for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws AppError unsupported_media, too_large, bad_request for anything but an object, or invalid for half a character. */
export async function readJson(request: Request, maxBytes = mib): Promise<Record<string, unknown>> {
  if (typeOf(request) !== 'application/json') {
    throw new AppError('unsupported_media', 'Send the body as application/json.');
  }
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('bad_request', 'The body must be a JSON object.');
  requireWholeCharacters(value);
  return { ...value };
}

/** What is beyond the limit is read as far as this and not kept, so that the browser hears the answer. */
const drainedBytes = 32 * mib;

/** As much of the body as the limit lets through. */
async function readStart(request: Request, maxBytes: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    const room = Math.max(0, maxBytes - total);
    if (room > 0) chunks.push(chunk.subarray(0, room));
    total += chunk.byteLength;
    if (total > drainedBytes) break;
  }
  return { bytes: Buffer.concat(chunks), isCut: total > maxBytes };
}

/** The largest form, that of a project, has some hundreds. Parsing tens of thousands would hold up the process. */
const mostParts = 2000;

/** @throws AppError bad_request. */
function requireFewParts(bytes: Buffer): void {
  // Each part but the first begins with these, and the end of the form, too.
  if (!isRepeatedWithin(bytes, '\r\n--', mostParts))
    throw new AppError('bad_request', `The form has more than ${mostParts} parts.`);
}

/** A form whose fields come before its file: of one that is too large the fields, and what was read of the file. @throws AppError bad_request. */
export async function readMultipartStart(
  request: Request,
  maxBytes: number,
): Promise<{ data: FormData; isCut: boolean }> {
  const { bytes, isCut } = await readStart(request, maxBytes);
  requireFewParts(bytes);
  const type = request.headers.get('content-type') ?? '';
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const end = isCut ? `\r\n--${quoted ?? plain}--\r\n` : '';
  const whole = new Blob([new Uint8Array(bytes), end]);
  try {
    return { data: await new Response(whole, { headers: { 'content-type': type } }).formData(), isCut };
  } catch {
    throw new AppError('bad_request', 'The body is not complete multipart/form-data.');
  }
}

/** `maxBytes` counts the files too; a serverless host takes less, and larger pictures another way. @throws AppError unsupported_media, too_large, bad_request. */
export async function readMultipart(request: Request, maxBytes: number): Promise<FormData> {
  if (!isMultipart(request)) throw new AppError('unsupported_media', 'Send the body as multipart/form-data.');
  const bytes =
    isServerless() && maxBytes > hostMaxBytes
      ? await readBytes(request, hostMaxBytes, storeTexts.overHostLimit)
      : await readBytes(request, maxBytes);
  requireFewParts(Buffer.from(bytes.buffer));
  try {
    return await new Response(bytes, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
  } catch {
    throw new AppError('bad_request', 'The body is not complete multipart/form-data.');
  }
}
