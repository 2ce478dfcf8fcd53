import 'server-only';
import { messages } from '@/lib/content/messages';
import { findCredentialErrors } from '@/lib/shared/credentials';
import { AppError } from '@/lib/shared/errors';
import { db } from '../db';
import { log } from '../log';
import { recordAudit } from '../records/audit';
import { clientAddress, clientNetwork } from './client-address';
import { findKnownDevice, introduceDevice } from './known-device';
import { clearLoginAttempts, countLoginAttempt } from './login-limit';
import { verifyPassword } from './password';
import { createSession, endSession, type LiveSession } from './session';

const entity = 'user';

/** Not waited for: a known account must not answer later than an unknown one (AUTH-9). */
function noteLogIn({ id, name }: { id: string; name: string }, address: string, matches: boolean): void {
  const action = matches ? 'log in' : 'failed log-in';
  recordAudit(db, { userId: id, name, address }, { action, entity, entityId: id, label: name }).catch(() =>
    log.error({ action }, 'a line of the history was not written'),
  );
}

export async function logOut({ id, user }: LiveSession, requestHeaders: Headers): Promise<void> {
  await endSession(id);
  const actor = { userId: user.id, name: user.name, address: clientAddress(requestHeaders) };
  await recordAudit(db, actor, { action: 'log out', entity, entityId: user.id, label: user.name });
}

export type LoggedIn = {
  user: LiveSession['user'];
  secret: string;
  /** What makes the browser a known one, where it is not. */
  newDevice: string | null;
};

/**
 * Checks credentials and opens a session: the one way in, for the log-in page and for the API.
 * @throws AppError invalid (with fields), too_many, or unauthorized; the same message for a wrong password and an unknown address.
 */
export async function logIn(
  credentials: { email: string; password: string },
  requestHeaders: Headers,
): Promise<LoggedIn> {
  const fields = findCredentialErrors(credentials.email, credentials.password);
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid', first, { fields });

  const email = credentials.email.trim().toLowerCase();
  const address = clientAddress(requestHeaders);
  const device = findKnownDevice(requestHeaders, email);
  const attempt = { email, network: clientNetwork(requestHeaders), device };
  await countLoginAttempt(attempt);
  const user = await db.user.findUnique({ where: { email } });
  const matches = await verifyPassword(credentials.password, user?.passwordHash ?? null);
  if (user) noteLogIn(user, address, matches);
  if (!user || !matches) throw new AppError('unauthorized', messages.login.wrong);

  await clearLoginAttempts(attempt);
  const { secret } = await createSession(user.id, {
    userAgent: requestHeaders.get('user-agent') ?? '',
    address,
  });
  return {
    user: { id: user.id, name: user.name, email: user.email, role: user.role },
    secret,
    newDevice: device === null ? introduceDevice(requestHeaders, email) : null,
  };
}
