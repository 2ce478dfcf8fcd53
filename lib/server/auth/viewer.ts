import 'server-only';
import { cookies, headers } from 'next/headers';
import { getToken } from 'next-auth/jwt';
import { cache } from 'react';
import { messages } from '@/lib/content/messages';
import { AppError } from '@/lib/shared/errors';
import { unattendedHeader } from '@/lib/shared/unattended';
import type { Role } from '@/prisma/generated/enums';
import { clientAddress } from './client-address';
import { sessionCookie } from './cookies';
import { findLiveSession, type LiveSession } from './session';
import { authSecret, findSessionSecret } from './token';

declare const staffBrand: unique symbol;
declare const adminBrand: unique symbol;

/** Proof that the caller is signed in as admin or sales. Only this module can make one; what sales may do asks for it. */
export type Staff = {
  readonly [staffBrand]: true;
  readonly role: Role;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly sessionId: string;
  /** When the password was last typed in this session. */
  readonly passwordAt: Date;
  /** Network address of the request, for the history. */
  readonly address: string;
};

/** Proof that the caller is a signed-in admin. Every other non-public query and mutation asks for it. */
export type Admin = Staff & { readonly [adminBrand]: true; readonly role: 'admin' };

/** Whoever signed the request, of whatever role. */
export type Viewer = LiveSession & { via: 'cookie' | 'bearer' };

/** The secret in the request's `Authorization: Bearer`, else in its session cookie. */
async function findRequestSecret(): Promise<{ secret: unknown; via: Viewer['via'] }> {
  const requestHeaders = await headers();
  const authorization = requestHeaders.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    return { secret: token ? await findSessionSecret(token) : null, via: 'bearer' };
  }
  const jar = (await cookies()).getAll();
  const request = { headers: {}, cookies: Object.fromEntries(jar.map(({ name, value }) => [name, value])) };
  // getToken reads nothing but these two of its request.
  const options = { req: request as never, secret: authSecret(), cookieName: sessionCookie };
  const token = await getToken(options).catch(() => null);
  return { secret: token?.sid, via: 'cookie' };
}

export const findViewer = cache(async (): Promise<Viewer | null> => {
  const { secret, via } = await findRequestSecret();
  const isUse = !(await headers()).has(unattendedHeader);
  const live = await findLiveSession(secret, { isUse });
  return live ? { ...live, via } : null;
});

function toStaff({ id, user, passwordAt }: LiveSession, address: string): Staff {
  const { id: userId, name, email, role } = user;
  // The brand exists in types alone; this is the one place that grants it.
  return { role, userId, name, email, sessionId: id, passwordAt, address } as Staff;
}

export const isAdmin = (staff: Staff): staff is Admin => staff.role === 'admin';

/** The viewer of this request. @throws AppError unauthorized without a live session. */
export async function requireViewer(): Promise<Viewer> {
  const viewer = await findViewer();
  if (!viewer) throw new AppError('unauthorized', 'Please sign in.');
  return viewer;
}

/** Whoever of the staff signed this request, for what concerns their own account alone. @throws AppError unauthorized without a live session. */
export async function requireOwnAccount(): Promise<
  Staff & { via: Viewer['via']; lacksSecondFactor: boolean }
> {
  const viewer = await requireViewer();
  const { via, lacksSecondFactor } = viewer;
  return { ...toStaff(viewer, clientAddress(await headers())), via, lacksSecondFactor };
}

/**
 * The admin or sales person of this request.
 * @throws AppError unauthorized without a live session, forbidden for an admin who has yet to set up a second factor.
 */
export async function requireStaff(): Promise<Staff & { via: Viewer['via'] }> {
  const { lacksSecondFactor, ...staff } = await requireOwnAccount();
  if (lacksSecondFactor) throw new AppError('forbidden', messages.login.secondFactorNeeded);
  return staff;
}

/** The admin of this request. @throws AppError unauthorized without a live session, forbidden for another role. */
export async function requireAdmin(): Promise<Admin & { via: Viewer['via'] }> {
  const staff = await requireStaff();
  if (!isAdmin(staff)) throw new AppError('forbidden', 'Only an admin may do this.');
  return staff;
}
