import { actionLimit } from '@/lib/content/actions';
import { messages } from '@/lib/content/messages';
import { isPasswordAsked } from '@/lib/shared/accounts/password-again';
import type { Result } from '@/lib/shared/result';
import { askForPassword } from './ask-password';
import { offerReload } from './offer-reload';
import { leaveExpiredSession } from './session-expired';

/** AUTH-6: a lost session leads to the log-in after `keep` has stored the values. Retries after a password prompt. */
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
