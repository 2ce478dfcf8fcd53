import { messages } from '@/lib/content/messages';
import type { Result } from '@/lib/shared/result';
import { leaveExpiredSession } from './session-expired';

/**
 * Runs a server action. A lost connection is an error like any other; a lost session leads out of the back office (AUTH-6),
 * after `keep` has put aside what was typed.
 */
export async function askServer<T>(act: () => Promise<Result<T>>, keep?: () => void): Promise<Result<T>> {
  try {
    const result = await act();
    if (!result.ok && result.error.code === 'unauthorized') {
      keep?.();
      await leaveExpiredSession();
    }
    return result;
  } catch {
    return { ok: false, error: { code: 'unavailable', message: messages.somethingWrong } };
  }
}
