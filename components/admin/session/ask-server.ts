import { actionLimit } from '@/lib/content/actions';
import { messages } from '@/lib/content/messages';
import { isPasswordAsked } from '@/lib/shared/accounts/password-again';
import type { Result } from '@/lib/shared/result';
import { askForPassword } from './ask-password';
import { offerReload } from './offer-reload';
import { leaveExpiredSession } from './session-expired';

/**
 * Runs a server action. A lost connection is an error like any other; a lost session leads out of the back office (AUTH-6),
 * after `keep` has put aside what was typed. What needs the password again is done once it was typed.
 */
export async function askServer<T>(act: () => Promise<Result<T>>, keep?: () => void): Promise<Result<T>> {
  try {
    let result = await act();
    if (!result.ok && isPasswordAsked(result.error) && (await askForPassword())) result = await act();
    if (!result.ok && result.error.code === 'unauthorized') {
      keep?.();
      await leaveExpiredSession();
    }
    return result;
  } catch (error) {
    if ((error as Error).message === actionLimit.text)
      return { ok: false, error: { code: 'too_large', message: actionLimit.text } };
    const said = await offerReload(error);
    return { ok: false, error: { code: 'unavailable', message: said ?? messages.somethingWrong } };
  }
}
