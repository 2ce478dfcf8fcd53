import pLimit from 'p-limit';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import { svgType } from '@/lib/content/limits';
import type { Picture } from '@/lib/shared/pictures/picture';
import { type DirectSending, droppedAt, type Outcome, type Sending, stopped, toOutcome } from './outcome';

const limit = pLimit(2);

export type UploadAddress = '/api/admin/uploads' | '/api/admin/files';

function post<Made>(
  file: File,
  address: UploadAddress,
  { onProgress, signal }: Sending,
): Promise<Outcome<Made>> {
  return new Promise((resolve) => {
    // fetch reports no upload progress.
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
    request.open('POST', address);
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/** Loaded on demand: no other screen needs the library. */
async function sendToStore<Made>(
  file: File,
  address: UploadAddress,
  sending: DirectSending,
): Promise<Outcome<Made>> {
  try {
    const { sendDirect } = await import('./send-direct');
    return await sendDirect(file, address, sending);
  } catch {
    return sending.signal.aborted ? stopped : droppedAt(0);
  }
}

export function sendUpload<Made>(
  file: File,
  address: UploadAddress,
  { isDirect, ...sending }: DirectSending & { isDirect: boolean },
): Promise<Outcome<Made>> {
  return limit(async () => {
    if (sending.signal.aborted) return stopped;
    const outcome = await (isDirect ? sendToStore<Made> : post<Made>)(file, address, sending);
    if (outcome.kind === 'signed-out') void leaveExpiredSession();
    return outcome;
  });
}

export const sendPicture = (file: File, { isDirect, ...sending }: Sending & { isDirect: boolean }) =>
  // The store takes no drawing.
  sendUpload<Picture>(file, '/api/admin/uploads', {
    ...sending,
    isDirect: isDirect && file.type !== svgType,
  });
