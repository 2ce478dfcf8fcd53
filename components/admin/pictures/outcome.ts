import type { documentAccess } from '@/lib/content/documents';
import { messages } from '@/lib/content/messages';
import { storeTexts } from '@/lib/content/uploads';
import type { Picture } from '@/lib/shared/pictures/picture';
import { toSize } from './items';

export type Outcome<Made = Picture> =
  | { kind: 'stored'; made: Made }
  | { kind: 'refused'; reason: string }
  | { kind: 'dropped'; reason: string }
  | { kind: 'signed-out' };

export type Sending = { onProgress: (sentBytes: number) => void; signal: AbortSignal };

export type DirectSending = Sending & { access?: (typeof documentAccess)[number] };

export const stopped: Outcome<never> = { kind: 'dropped', reason: 'The upload was stopped.' };

export const droppedAt = (sentBytes: number): Outcome<never> => ({
  kind: 'dropped',
  reason: `The connection was lost at ${toSize(sentBytes)}. Nothing else was affected.`,
});

export function toOutcome<Made = Picture>(status: number, text: string): Outcome<Made> {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // The body is a proxy's own page; the status is enough.
  }
  // Those calls answer 201 with what they made.
  if (status === 201) return { kind: 'stored', made: body as Made };
  if (status === 401) return { kind: 'signed-out' };
  const unsaid = status === 413 ? storeTexts.tooLargeForHost : messages.somethingWrong;
  const reason = (body as { message?: string } | null)?.message ?? unsaid;
  return { kind: [400, 413, 415, 422].includes(status) ? 'refused' : 'dropped', reason };
}
