import 'server-only';
import { cookies } from 'next/headers';
import { messages } from '@/lib/content/messages';
import { AppError } from '@/lib/shared/errors';
import { db } from '../db';
import { clientNetwork } from './client-address';
import { laxCookie, sessionCookie } from './cookies';
import { introduceDevice, keepDevice } from './known-device';
import { type Credentials, checkPassword, finishLogIn, type LoggedIn, requireCode } from './login';
import { countLoginAttempt } from './login-limit';
import { encodeSessionToken } from './next-auth/token';
import { endSecondStep, findSecondStep, keepSecondStep } from './second-factor/second-step';
import { sessionMaxAgeSeconds } from './session';

/**
 * The first step of a browser; null when a code is to come, on the page that asks for it: what is known until then lies in a
 * cookie of that page. @throws AppError as checkPassword does.
 */
export async function startBrowserLogin(
  credentials: Credentials,
  requestHeaders: Headers,
): Promise<LoggedIn | null> {
  const checked = await checkPassword(credentials, requestHeaders);
  const { user, attempt, needsCode } = checked;
  if (needsCode) {
    const newDevice = attempt.device === null ? introduceDevice(requestHeaders, user.email) : null;
    await keepSecondStep({ userId: user.id, device: attempt.device, newDevice });
    return null;
  }
  const loggedIn = await finishLogIn(checked, requestHeaders);
  if (loggedIn.newDevice) await keepDevice(loggedIn.newDevice);
  return loggedIn;
}

/** Gives the browser the cookie that next-auth gives where it opens the session itself. */
export async function keepSession({ user, secret }: LoggedIn): Promise<void> {
  (await cookies()).set(sessionCookie, await encodeSessionToken({ sub: user.id, sid: secret }), {
    ...laxCookie,
    maxAge: sessionMaxAgeSeconds,
  });
}

/** The second step of a browser. @throws AppError too_many, or unauthorized: bad_request when the first was too long ago. */
export async function finishBrowserLogin(code: string, requestHeaders: Headers): Promise<void> {
  const step = await findSecondStep();
  const select = { id: true, name: true, email: true, role: true };
  const user = step && (await db.user.findUnique({ where: { id: step.userId }, select }));
  if (!step || !user) throw new AppError('bad_request', messages.login.stepTooOld);
  const attempt = { email: user.email, network: clientNetwork(requestHeaders), device: step.device };
  await countLoginAttempt(attempt);
  await requireCode(user, code, requestHeaders);
  const loggedIn = await finishLogIn({ user, attempt }, requestHeaders);
  if (step.newDevice) await keepDevice(step.newDevice);
  await keepSession(loggedIn);
  await endSecondStep();
}
