import 'server-only';
import { hkdfSync } from 'node:crypto';
import { setupTexts } from '@/lib/content/accounts/setup';
import { type Actor, recordAudit } from '@/lib/server/audit';
import { clientAddress } from '@/lib/server/auth/client-address';
import { countSetupAttempt } from '@/lib/server/auth/login-limit';
import { expiryOf } from '@/lib/server/auth/password';
import { isSameText } from '@/lib/server/auth/same-text';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { authSecret } from '@/lib/server/secrets/auth-secret';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { requireFreeEmail } from './free-email';
import { hashNewPassword } from './new-password';
import { registration, setup } from './schema';

const entity = 'user';
// ASVS 11.5.1 asks for 128 bits.
const codeBytes = 16;

export async function hasAdmin(): Promise<boolean> {
  return (await db.user.findFirst({ where: { role: 'admin' }, select: { id: true } })) !== null;
}

// Never checked again once true: the last admin cannot be removed.
let isSetUp = false;

/** False when the database is down: the log-in shows the error. */
export async function isSetupOpen(): Promise<boolean> {
  if (isSetUp) return false;
  try {
    isSetUp = await hasAdmin();
    return !isSetUp;
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'whether there is an admin could not be read');
    return false;
  }
}

/** Derived from database and secret, and stored nowhere. */
export async function readSetupCode(): Promise<string> {
  const { id } = await db.installation.findFirstOrThrow({ select: { id: true } });
  const bytes = Buffer.from(hkdfSync('sha256', authSecret(), id, 'setup code', codeBytes));
  return bytes.toString('hex').replace(/.{4}(?=.)/g, '$&-');
}

const toDigits = (code: string) => code.toLowerCase().replace(/[^0-9a-f]/g, '');

/** Of parallel calls one succeeds. @throws AppError invalid, conflict. */
export async function createFirstAdmin(
  actor: Actor,
  input: unknown,
  { isMade = false } = {},
): Promise<boolean> {
  const { name, email, password } = parseInput(registration, input);
  const passwordHash = await hashNewPassword(password, { email });
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`lock table "user" in share row exclusive mode`;
    if ((await tx.user.count({ where: { role: 'admin' } })) > 0) return false;
    await requireFreeEmail(tx, email);
    const { id } = await tx.user.create({
      data: { name, email, passwordHash, passwordExpiresAt: expiryOf(isMade), role: 'admin' },
    });
    await recordAudit(tx, actor, { action: 'create', entity, entityId: id, label: name });
    return true;
  });
}

/** The code works until there is an admin. @throws AppError invalid (with fields), conflict, too_many. */
export async function setUpFirstAdmin(input: unknown, headers: Headers): Promise<boolean> {
  await countSetupAttempt(headers);
  if (await hasAdmin()) return false;
  const { code, ...person } = parseInput(setup, input);
  if (!isSameText(toDigits(code), toDigits(await readSetupCode()))) {
    throw new AppError('invalid', setupTexts.codeWrong, { fields: { code: setupTexts.codeWrong } });
  }
  return createFirstAdmin({ userId: null, name: 'The setup page', address: clientAddress(headers) }, person);
}
