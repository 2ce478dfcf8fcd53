import { offerReload } from '@/components/admin/session/offer-reload';
import { offlineTexts } from '@/lib/content/admin/offline';
import { messages } from '@/lib/content/messages';
import type { FieldErrors } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';

type SaveAnswer<T> =
  | { type: 'saved'; saved: T }
  | { type: 'failed'; message: string; fields: FieldErrors }
  | { type: 'conflicted'; theirs: unknown; message: string }
  | { type: 'session ended' }
  | { type: 'stale tab'; message: string };

const failed = (message: string, fields: FieldErrors = {}) => ({ type: 'failed', message, fields }) as const;

export async function askToSave<T>(act: () => Promise<Result<T>>): Promise<SaveAnswer<T>> {
  try {
    const result = await act();
    if (result.ok) return { type: 'saved', saved: result.data };
    const { code, message, fields, current } = result.error;
    if (code === 'unauthorized') return { type: 'session ended' };
    // A conflict carries the current record.
    if (code === 'conflict' && current) return { type: 'conflicted', theirs: current, message };
    return failed(message, fields);
  } catch (error) {
    const said = await offerReload(error);
    if (said) return { type: 'stale tab', message: said };
    // The browser reports a lost connection as TypeError "Failed to fetch".
    if (error instanceof TypeError) return failed(offlineTexts.unreachable);
    return failed(error instanceof Error ? error.message : messages.somethingWrong);
  }
}
