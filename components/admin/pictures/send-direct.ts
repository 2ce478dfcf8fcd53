import { put } from '@vercel/blob/client';
import { storeTexts } from '@/lib/content/uploads';
import { type DirectSending, droppedAt, type Outcome, type Sending, stopped, toOutcome } from './outcome';

// The library's own size of a part: what fits into one is sent in one request.
const partBytes = 8 * 1024 * 1024;

/** The library's own ten wait for up to a quarter of an hour, with a person before the screen. */
const retries = 3;

/**
 * Whether a stream gets through. The library sends one to tell how far it is, and Chromium sends one by HTTP/2 alone, which a
 * proxy of an office may not speak.
 */
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

/** Why the store has not taken a file, by what its library throws. */
function toDropped(error: unknown, sentBytes: number): Outcome<never> {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('suspended')) return { kind: 'dropped', reason: storeTexts.full };
  // The browser's own error: nothing was answered.
  return error instanceof TypeError ? droppedAt(sentBytes) : { kind: 'dropped', reason: storeTexts.away };
}

/** Nothing was heard of the store; of a file that goes in parts its library says so in its own words. */
const isUnanswered = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.message.includes('not available'));

type Place = { pathname: string; token: string; access: 'public' | 'private'; multipart: boolean };

type Granted = Pick<Place, 'pathname' | 'access'> & { clientToken: string };

/** Puts a file into the store and answers its address; where a stream does not get through, as it is, without telling how far it is. */
async function putFile(file: File, place: Place, { onProgress, signal }: Sending): Promise<string> {
  const { pathname, ...options } = place;
  const send = async (atMost: number, streamed?: { onUploadProgress(event: { loaded: number }): void }) => {
    process.env.VERCEL_BLOB_RETRIES = String(atMost);
    const { url } = await put(pathname, file, {
      ...options,
      ...streamed,
      contentType: file.type,
      abortSignal: signal,
    });
    canStream = streamed !== undefined;
    return url;
  };
  if (canStream)
    try {
      // Not for long, where the next way may be the right one.
      return await send(canStream === true ? retries : 1, {
        onUploadProgress: ({ loaded }) => onProgress(loaded),
      });
    } catch (error) {
      if (signal.aborted || !isUnanswered(error)) throw error;
    }
  return send(retries);
}

/** Sends one file straight to the blob store, in parts where it is large, and has the server make an upload of it, by the calls below `address`. */
export async function sendDirect<Made>(
  file: File,
  address: string,
  { onProgress, signal, access }: DirectSending,
): Promise<Outcome<Made>> {
  let sentBytes = 0;
  // Its own name comes with the completion: the store takes no more than an address.
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
