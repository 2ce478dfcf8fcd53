import pLimit from 'p-limit';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import { svgType } from '@/lib/content/limits';
import { droppedAt, type Outcome, type Sending, stopped, toOutcome } from './outcome';

const limit = pLimit(2);

function post(file: File, { onProgress, signal }: Sending): Promise<Outcome> {
  return new Promise((resolve) => {
    // fetch cannot tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    let sentBytes = 0;
    request.upload.onprogress = ({ loaded }) => {
      sentBytes = Math.min(loaded, file.size);
      onProgress(sentBytes);
    };
    request.onload = () => resolve(toOutcome(request.status, request.responseText));
    request.onerror = () => resolve(droppedAt(sentBytes));
    request.onabort = () => resolve(stopped);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/admin/uploads');
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/** Loads the store's library for it, which no other screen or site needs. */
async function sendToStore(file: File, sending: Sending): Promise<Outcome> {
  try {
    const { sendDirect } = await import('./send-direct');
    return await sendDirect(file, sending);
  } catch {
    return sending.signal.aborted ? stopped : droppedAt(0);
  }
}

/** Sends one picture, two at a time in all, as many as the server decodes, to the server or straight to the blob store. A lost session leads out of the back office (AUTH-6). */
export function sendPicture(
  file: File,
  { isDirect, ...sending }: Sending & { isDirect: boolean },
): Promise<Outcome> {
  return limit(async () => {
    if (sending.signal.aborted) return stopped;
    // The store takes no drawing.
    const outcome = await (isDirect && file.type !== svgType ? sendToStore : post)(file, sending);
    if (outcome.kind === 'signed-out') void leaveExpiredSession();
    return outcome;
  });
}
