import 'server-only';
import { messages } from '@/lib/content/messages';
import { findCredentialErrors } from '@/lib/shared/accounts/credentials';
import { AppError } from '@/lib/shared/errors';
import { recordAudit } from '../audit';
import { db } from '../db';
import { log } from '../log';
import { clientAddress, clientNetwork } from './client-address';
import { findKnownDevice, introduceDevice } from './known-device';
import { clearLoginAttempts, countLoginAttempt, type LoginAttempt } from './login-limit';
import { notifyOfNewDevice } from './new-device';
import { verifyPassword } from './password';
import { takeCode } from './second-factor/take-code';
import { type ActiveSession, createSession, endSession } from './session';

const entity = 'user';

/** Not awaited: a known account must not answer later than an unknown one (AUTH-9). */
function noteLogIn({ id, name }: { id: string; name: string }, address: string, matches: boolean): void {
  const action = matches ? 'log in' : 'failed log-in';
  recordAudit(db, { userId: id, name, address }, { action, entity, entityId: id, label: name }).catch(() =>
    log.error({ action }, 'a line of the history was not written'),
  );
}

export async function logOut({ id, user }: ActiveSession, requestHeaders: Headers): Promise<void> {
  await endSession(id);
  const actor = { userId: user.id, name: user.name, address: clientAddress(requestHeaders) };
  await recordAudit(db, actor, { action: 'log out', entity, entityId: user.id, label: user.name });
}

export type Credentials = { email: string; password: string };

export type PasswordChecked = { user: ActiveSession['user']; attempt: LoginAttempt; needsCode: boolean };

export type LoggedIn = {
  user: ActiveSession['user'];
  secret: string;
  newDevice: string | null;
};

/** Wrong password and unknown address give the same message. @throws AppError invalid, too_many, unavailable, unauthorized. */
export async function checkPassword(
  credentials: Credentials,
  requestHeaders: Headers,
): Promise<PasswordChecked> {
  const fields = findCredentialErrors(credentials.email, credentials.password);
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid', first, { fields });

  const email = credentials.email.trim().toLowerCase();
  const device = findKnownDevice(requestHeaders, email);
  const attempt = { email, network: clientNetwork(requestHeaders), device };
  await countLoginAttempt(attempt);
  const user = await db.user.findUnique({
    where: { email },
    include: { secondFactor: { select: { confirmedAt: true } } },
  });
  const isRight = await verifyPassword(credentials.password, user?.passwordHash ?? null, {
    isKnown: device !== null,
  });
  const matches = isRight && (user?.passwordExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY) > Date.now();
  if (user && !matches) noteLogIn(user, clientAddress(requestHeaders), false);
  if (!user || !matches) throw new AppError('unauthorized', messages.login.wrong);
  const { id, name, role, secondFactor } = user;
  return { user: { id, name, email, role }, attempt, needsCode: Boolean(secondFactor?.confirmedAt) };
}

/** Each code works once. @throws AppError unauthorized. */
export async function requireCode(
  user: ActiveSession['user'],
  code: string,
  requestHeaders: Headers,
): Promise<void> {
  if (await takeCode(user.id, code)) return;
  noteLogIn(user, clientAddress(requestHeaders), false);
  throw new AppError('unauthorized', messages.login.codeWrong);
}

export async function finishLogIn(
  { user, attempt }: Pick<PasswordChecked, 'user' | 'attempt'>,
  requestHeaders: Headers,
): Promise<LoggedIn> {
  const address = clientAddress(requestHeaders);
  await clearLoginAttempts(attempt);
  noteLogIn(user, address, true);
  const from = { userAgent: requestHeaders.get('user-agent') ?? '', address };
  if (attempt.device === null) await notifyOfNewDevice(user, from);
  const { secret } = await createSession(user.id, from);
  const newDevice = attempt.device === null ? introduceDevice(requestHeaders, user.email) : null;
  return { user, secret, newDevice };
}

/** @throws AppError as the steps do; unauthorized when a needed code is missing. */
export async function logIn(
  { code = '', ...credentials }: Credentials & { code?: string },
  requestHeaders: Headers,
): Promise<LoggedIn> {
  const checked = await checkPassword(credentials, requestHeaders);
  if (checked.needsCode && code === '') throw new AppError('unauthorized', messages.login.codeNeeded);
  if (checked.needsCode) await requireCode(checked.user, code, requestHeaders);
  return finishLogIn(checked, requestHeaders);
}
