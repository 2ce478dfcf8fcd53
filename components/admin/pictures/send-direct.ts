import { put } from '@vercel/blob/client';
import { storeTexts } from '@/lib/content/uploads';
import { droppedAt, type Outcome, type Sending, stopped, toOutcome } from './outcome';

// The library's own size of a part: what fits into one is sent in one request.
const partBytes = 8 * 1024 * 1024;

// The library's own ten retries wait for up to a quarter of an hour, with a person before the screen.
process.env.VERCEL_BLOB_RETRIES = '3';

async function post(path: 'token' | 'complete', body: object, signal: AbortSignal) {
  const answer = await fetch(`/api/admin/uploads/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  return { status: answer.status, text: await answer.text() };
}

/** Why the store has not taken a file, by what its library throws. */
function toDropped(error: unknown, sentBytes: number): Outcome {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('suspended')) return { kind: 'dropped', reason: storeTexts.full };
  // The browser's own error: nothing was answered.
  return error instanceof TypeError ? droppedAt(sentBytes) : { kind: 'dropped', reason: storeTexts.away };
}

/** Sends one picture straight to the blob store, in parts where it is large, and has the server make an upload of it. */
export async function sendDirect(file: File, { onProgress, signal }: Sending): Promise<Outcome> {
  let sentBytes = 0;
  // Its own name comes with the completion: the store takes no more than an address.
  const multipart = file.size > partBytes;
  const payload = { pathname: `incoming/${crypto.randomUUID()}`, multipart, clientPayload: null };
  try {
    const allowed = await post('token', { type: 'blob.generate-client-token', payload }, signal);
    if (allowed.status !== 200) return toOutcome(allowed.status, allowed.text);
    const { clientToken, pathname } = JSON.parse(allowed.text) as { clientToken: string; pathname: string };
    const { url } = await put(pathname, file, {
      access: 'public',
      token: clientToken,
      contentType: file.type,
      multipart,
      abortSignal: signal,
      onUploadProgress: ({ loaded }) => {
        sentBytes = Math.min(loaded, file.size);
        onProgress(sentBytes);
      },
    });
    onProgress(file.size);
    const made = await post('complete', { url, fileName: file.name }, signal);
    return toOutcome(made.status, made.text);
  } catch (error) {
    return signal.aborted ? stopped : toDropped(error, sentBytes);
  }
}
