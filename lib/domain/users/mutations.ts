import 'server-only';
import { includesRole, type Role } from '@/lib/content/roles';
import { leaveSales, lockOwnedEnquiries, prepareLeaving } from '@/lib/domain/enquiries/hand-over';
import { readMailHead } from '@/lib/domain/settings/queries';
import { clientAddress } from '@/lib/server/auth/client-address';
import { logIn } from '@/lib/server/auth/login';
import { encodeSessionToken } from '@/lib/server/auth/next-auth/token';
import { requireOwnPassword } from '@/lib/server/auth/own-password';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import { createSession } from '@/lib/server/auth/session';
import type { Admin, Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { AdminUser, User } from './dto';
import { requireFreeEmail } from './free-email';
import { hashNewPassword } from './new-password';
import { adminUserInclude, toAdminUser, toUser } from './row';
import { loginCode, passwordChange, registration, userPatch } from './schema';
import { setPassword } from './set-password';

type SignedIn = { token: string; user: User };

const entity = 'user';

/** API-1: a second factor also needs its code. @throws AppError invalid, unauthorized, too_many. */
export async function logInForToken(body: Record<string, unknown>, headers: Headers): Promise<SignedIn> {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const { code } = parseInput(loginCode, body);
  const credentials = { email: textOf(body.email), password: textOf(body.password), code: code ?? '' };
  const { user, secret } = await logIn(credentials, headers);
  return { token: await encodeSessionToken({ sub: user.id, sid: secret }), user: toUser(user) };
}

/** AUTH-8: a role in the input is ignored. @throws AppError invalid, or conflict when the address is taken. */
export async function registerAdmin(admin: Admin, input: unknown): Promise<SignedIn> {
  const { name, email, password } = parseInput(registration, input);
  const passwordHash = await hashNewPassword(password, { email });
  const { data: user } = await mutate(admin, async (tx) => {
    await requireFreeEmail(tx, email);
    const data = await tx.user.create({ data: { name, email, passwordHash, role: 'admin' } });
    return { data, tags: [], audit: { action: 'create', entity, entityId: data.id, label: name } };
  });
  const { secret } = await createSession(user.id, { userAgent: 'registration', address: '' });
  return { token: await encodeSessionToken({ sub: user.id, sid: secret }), user: toUser(user) };
}

/** @throws AppError not_found. */
async function requireUser(tx: Tx, id: string) {
  const row = await tx.user.findUnique({ where: { id }, include: adminUserInclude });
  if (!row) throw new AppError('not_found', 'There is no such user.');
  return row;
}

type AdminUserRow = Awaited<ReturnType<typeof requireUser>>;

/** Locks all users, so that two admins cannot demote each other. */
async function lockUser(tx: Tx, id: string) {
  await tx.$executeRaw`lock table "user" in share row exclusive mode`;
  return requireUser(tx, id);
}

async function requireAnotherAdmin(tx: Tx, id: string): Promise<void> {
  const others = await tx.user.count({
    where: { role: 'admin', id: { not: id }, passwordHash: { not: null } },
  });
  if (others === 0) throw new AppError('invalid', 'The last admin must stay an admin.');
}

const leavesSales = (role: Role | undefined, before: { role: Role }): boolean =>
  role !== undefined && !includesRole(role, 'sales') && includesRole(before.role, 'sales');

/** @throws AppError not_found, conflict on a newer version, or invalid for the last admin. */
export async function updateUser(admin: Admin, id: string, input: unknown): Promise<Mutated<AdminUser>> {
  const { name, role, version } = parseInput(userPatch, input);
  if (role) requireRecentPassword(admin);
  const head = await readMailHead();
  const requireChangeable = async (tx: Tx, before: AdminUserRow) => {
    await requireVersion(tx, admin, { entity, entityId: id }, { version, current: toAdminUser(before) });
    if (role && role !== 'admin' && before.role === 'admin') await requireAnotherAdmin(tx, id);
  };
  const asked = await requireUser(db, id);
  if (leavesSales(role, asked)) {
    await requireChangeable(db, asked);
    await prepareLeaving({ userId: id, name: asked.name }, head);
  }
  return mutate(admin, async (tx) => {
    if (role) await lockOwnedEnquiries(tx, id);
    const before = await lockUser(tx, id);
    await requireChangeable(tx, before);
    if (leavesSales(role, before)) await leaveSales(tx, { userId: id, name: before.name }, head);
    const row = await tx.user.update({
      where: { id },
      data: { name, role, version: { increment: 1 } },
      include: adminUserInclude,
    });
    const fields = [
      ...(row.name === before.name ? [] : ['name']),
      ...(row.role === before.role ? [] : ['role']),
    ];
    const action = fields.includes('role') ? ('change role' as const) : ('update' as const);
    return {
      data: toAdminUser(row),
      tags: [],
      audit: { action, entity, entityId: id, label: row.name, fields },
    };
  });
}

/** Ends their sessions. @throws AppError not_found, or invalid for oneself and for the last admin. */
export async function removeUser(admin: Admin, id: string): Promise<Mutated<null>> {
  if (id === admin.userId) throw new AppError('invalid', 'You cannot remove yourself.');
  requireRecentPassword(admin);
  const head = await readMailHead();
  const asked = await requireUser(db, id);
  if (asked.role === 'admin') await requireAnotherAdmin(db, id);
  await prepareLeaving({ userId: id, name: asked.name }, head);
  return mutate(admin, async (tx) => {
    await lockOwnedEnquiries(tx, id);
    const { name, role } = await lockUser(tx, id);
    if (role === 'admin') await requireAnotherAdmin(tx, id);
    await leaveSales(tx, { userId: id, name }, head);
    await tx.user.delete({ where: { id } });
    return { data: null, tags: [], audit: { action: 'remove', entity, entityId: id, label: name } };
  });
}

/** Ends all other sessions and mailed links. @throws AppError invalid (with the field), too_many. */
export async function changePassword(
  viewer: Omit<Viewer, 'passwordAt' | 'lacksSecondFactor'>,
  input: unknown,
  headers: Headers,
): Promise<void> {
  const { currentPassword, newPassword } = parseInput(passwordChange, input);
  const { user } = viewer;
  await requireOwnPassword(user.id, currentPassword, 'currentPassword');
  const passwordHash = await hashNewPassword(newPassword, { email: user.email, field: 'newPassword' });
  const actor = { userId: user.id, name: user.name, address: clientAddress(headers) };
  const action = 'change password';
  await db.$transaction((tx) =>
    setPassword(tx, { user, passwordHash, expiresAt: null, actor, action, keptSession: viewer.id }),
  );
}
