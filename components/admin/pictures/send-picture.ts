import pLimit from 'p-limit';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import { messages } from '@/lib/content/messages';
import type { Picture } from '@/lib/shared/picture';
import { toSize } from './items';

export type Outcome =
  | { kind: 'stored'; picture: Picture }
  | { kind: 'refused'; reason: string }
  | { kind: 'dropped'; reason: string }
  | { kind: 'signed-out' };

const limit = pLimit(3);

function toOutcome(status: number, text: string): Outcome {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's own page; the status says enough.
  }
  // The upload call answers 201 with a Picture.
  if (status === 201) return { kind: 'stored', picture: body as Picture };
  if (status === 401) return { kind: 'signed-out' };
  const reason = (body as { message?: string } | null)?.message ?? messages.somethingWrong;
  return { kind: [400, 413, 415, 422].includes(status) ? 'refused' : 'dropped', reason };
}

function post(file: File, onProgress: (sentBytes: number) => void, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    // fetch cannot tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    let sentBytes = 0;
    request.upload.onprogress = ({ loaded }) => {
      sentBytes = Math.min(loaded, file.size);
      onProgress(sentBytes);
    };
    request.onload = () => resolve(toOutcome(request.status, request.responseText));
    request.onerror = () =>
      resolve({
        kind: 'dropped',
        reason: `The connection dropped at ${toSize(sentBytes)}. Nothing else was affected.`,
      });
    request.onabort = () => resolve({ kind: 'dropped', reason: 'The upload was stopped.' });
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/admin/uploads');
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/** Sends one picture, three at a time in all. A lost session leads out of the back office (AUTH-6). */
export function sendPicture(
  file: File,
  { onProgress, signal }: { onProgress: (sentBytes: number) => void; signal: AbortSignal },
): Promise<Outcome> {
  return limit(async () => {
    if (signal.aborted) return { kind: 'dropped', reason: 'The upload was stopped.' };
    const outcome = await post(file, onProgress, signal);
    if (outcome.kind === 'signed-out') void leaveExpiredSession();
    return outcome;
  });
}
