import { put } from '@vercel/blob/client';
import { storeTexts } from '@/lib/content/uploads';
import { typeOf } from './items';
import { type DirectSending, droppedAt, type Outcome, type Sending, stopped, toOutcome } from './outcome';

// Part size of the library, in bytes. A smaller file goes in one request.
const partBytes = 8 * 1024 * 1024;

/** The library's default of ten retries takes up to 15 minutes, while a person waits. */
const retries = 3;

/** The library streams to report progress. Chromium streams over HTTP/2 only, which some office proxies block. */
let canStream: boolean | 'unknown' = 'unknown';

async function post(address: string, body: object, signal: AbortSignal) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  return { status: answer.status, text: await answer.text() };
}

function toDropped(error: unknown, sentBytes: number): Outcome<never> {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('suspended')) return { kind: 'dropped', reason: storeTexts.full };
  // A TypeError is the browser's network error: no answer.
  return error instanceof TypeError ? droppedAt(sentBytes) : { kind: 'dropped', reason: storeTexts.away };
}

/** The store did not answer; for multipart uploads the library reports this in its own words. */
const isUnanswered = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.message.includes('not available'));

type Place = { pathname: string; token: string; access: 'public' | 'private'; multipart: boolean };

type Granted = Pick<Place, 'pathname' | 'access'> & { clientToken: string };

/** Without streaming the file goes in one piece, without progress. */
async function putFile(file: File, place: Place, { onProgress, signal }: Sending): Promise<string> {
  const { pathname, ...options } = place;
  const send = async (atMost: number, streamed?: { onUploadProgress(event: { loaded: number }): void }) => {
    process.env.VERCEL_BLOB_RETRIES = String(atMost);
    const { url } = await put(pathname, file, {
      ...options,
      ...streamed,
      contentType: typeOf(file),
      abortSignal: signal,
    });
    canStream = streamed !== undefined;
    return url;
  };
  if (canStream)
    try {
      // Few retries: the other way may work.
      return await send(canStream === true ? retries : 1, {
        onUploadProgress: ({ loaded }) => onProgress(loaded),
      });
    } catch (error) {
      if (signal.aborted || !isUnanswered(error)) throw error;
    }
  return send(retries);
}

export async function sendDirect<Made>(
  file: File,
  address: string,
  { onProgress, signal, access }: DirectSending,
): Promise<Outcome<Made>> {
  let sentBytes = 0;
  // The original name goes with the completion: the store takes only an address.
  const multipart = file.size > partBytes;
  const payload = { pathname: `incoming/${crypto.randomUUID()}`, multipart, clientPayload: null };
  try {
    const asked = { type: 'blob.generate-client-token', payload, access };
    const allowed = await post(`${address}/token`, asked, signal);
    if (allowed.status !== 200) return toOutcome(allowed.status, allowed.text);
    const { clientToken, ...granted } = JSON.parse(allowed.text) as Granted;
    const place = { pathname: granted.pathname, access: granted.access, token: clientToken, multipart };
    const onPut = (loaded: number) => {
      sentBytes = Math.min(loaded, file.size);
      onProgress(sentBytes);
    };
    const url = await putFile(file, place, { onProgress: onPut, signal });
    onProgress(file.size);
    const made = await post(`${address}/complete`, { url, fileName: file.name, access }, signal);
    return toOutcome(made.status, made.text);
  } catch (error) {
    return signal.aborted ? stopped : toDropped(error, sentBytes);
  }
}
