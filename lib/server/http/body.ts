import 'server-only';
import { NextRequest } from 'next/server';
import { storeTexts } from '@/lib/content/uploads';
import { AppError } from '@/lib/shared/errors';
import { requireWholeCharacters } from '@/lib/shared/parsing/parse';
import { isRepeatedWithin } from '@/lib/shared/repeated-within';
import { isServerless } from '../host';

const mib = 1024 * 1024;

// Bytes that a serverless host accepts; larger requests rarely arrive here.
const hostMaxBytes = 4.5 * mib;

const overLimit = (maxBytes: number) => `The request is larger than ${Math.floor(maxBytes / mib) || 1} MB.`;

async function readBytes(
  request: Request,
  maxBytes: number,
  refusal = overLimit(maxBytes),
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('too_large', refusal);
  // Refuses before reading when the client states the length.
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

/** @throws AppError too_large. */
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

/** The last of a repeated field counts. @throws AppError too_large. */
export async function readUrlEncoded(request: Request, maxBytes: number): Promise<Record<string, string>> {
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  return Object.fromEntries(new URLSearchParams(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws AppError unsupported_media, too_large, bad_request; invalid for half a character. */
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

/** Bytes read beyond the limit, so that the browser gets the response. */
const drainedBytes = 32 * mib;

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

/** The largest form has some hundred parts. Parsing tens of thousands would block the process. */
const mostParts = 2000;

/** @throws AppError bad_request. */
function requireFewParts(bytes: Buffer): void {
  if (!isRepeatedWithin(bytes, '\r\n--', mostParts))
    throw new AppError('bad_request', `The form has more than ${mostParts} parts.`);
}

/** Of a file that is too large the fields still count. @throws AppError bad_request. */
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

/** @throws AppError unsupported_media, too_large, bad_request. */
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
