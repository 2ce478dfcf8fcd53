import 'server-only';
import { cookies } from 'next/headers';
import { messages } from '@/lib/content/messages';
import { AppError } from '@/lib/shared/errors';
import { db } from '../db';
import { clientNetwork } from './client-address';
import { laxCookie, sessionCookie } from './cookies';
import { keepDevice } from './known-device';
import { finishLogIn, type LoggedIn, requireCode } from './login';
import { countLoginAttempt } from './login-limit';
import { encodeSessionToken } from './next-auth/token';
import { endSecondStep, findSecondStep } from './second-factor/second-step';
import { sessionMaxAgeSeconds } from './session';

export async function keepSession({ user, secret }: LoggedIn): Promise<void> {
  (await cookies()).set(sessionCookie, await encodeSessionToken({ sub: user.id, sid: secret }), {
    ...laxCookie,
    maxAge: sessionMaxAgeSeconds,
  });
}

/** @throws AppError too_many, unauthorized; bad_request when the first step was too long ago. */
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
