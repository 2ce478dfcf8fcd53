import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { messages } from '@/lib/content/messages';
import { includesRole, type Role, type roles } from '@/lib/content/roles';
import { unattendedHeader } from '@/lib/shared/accounts/unattended';
import { AppError } from '@/lib/shared/errors';
import { clientAddress } from './client-address';
import { findRequestSecret, findSessionSecret } from './next-auth/token';
import { findLiveSession, type LiveSession } from './session';

declare const staffBrand: unique symbol;
declare const actsAs: unique symbol;

/** Proof that the caller is signed in, in whatever role. Only this module can make one; what concerns the own account asks for it. */
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

/** Proof that the caller may do the work of a role. Every non-public query and mutation asks for the one that it is made for. */
export type Acting<R extends Role> = Staff & {
  readonly [actsAs]: { readonly [I in (typeof roles)[R]['includes'][number]]: true };
};
/** For what visitors read and see. */
export type Editor = Acting<'editor'>;
/** For the enquiries. */
export type Sales = Acting<'sales'>;
/** For everything; an admin stands wherever one of the others is asked for. */
export type Admin = Acting<'admin'>;

/** Whoever signed the request, of whatever role. */
export type Viewer = LiveSession & { via: 'cookie' | 'bearer' };

/** The secret in the request's `Authorization: Bearer`, else in its session cookie. */
async function findShownSecret(): Promise<{ secret: unknown; via: Viewer['via'] }> {
  const request = { headers: await headers(), cookies: await cookies() };
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    return { secret: token ? await findSessionSecret(token) : null, via: 'bearer' };
  }
  return { secret: await findRequestSecret(request).catch(() => null), via: 'cookie' };
}

export const findViewer = cache(async (): Promise<Viewer | null> => {
  const { secret, via } = await findShownSecret();
  const isUse = !(await headers()).has(unattendedHeader);
  const live = await findLiveSession(secret, { isUse });
  return live ? { ...live, via } : null;
});

function toStaff({ id, user, passwordAt }: LiveSession, address: string): Staff {
  const { id: userId, name, email, role } = user;
  // The brand exists in types alone; this is the one place that grants it.
  return { role, userId, name, email, sessionId: id, passwordAt, address } as Staff;
}

export const hasRole = <R extends Role>(staff: Staff, role: R): staff is Acting<R> =>
  includesRole(staff.role, role);

/** @throws AppError forbidden unless they may do the work of the role. */
export function assertRole<R extends Role>(staff: Staff, role: R): asserts staff is Acting<R> {
  if (!hasRole(staff, role)) throw new AppError('forbidden', 'Your role does not reach this.');
}

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
 * Whoever of the staff signed this request, in whatever role.
 * @throws AppError unauthorized without a live session, forbidden for whoever has yet to set up a second factor that they must have.
 */
export async function requireStaff(): Promise<Staff & { via: Viewer['via'] }> {
  const { lacksSecondFactor, ...staff } = await requireOwnAccount();
  if (lacksSecondFactor) throw new AppError('forbidden', messages.login.secondFactorNeeded);
  return staff;
}

/** Who may do the work of a role. @throws AppError unauthorized without a live session, forbidden for another role. */
export async function requireRole<R extends Role>(role: R): Promise<Acting<R> & { via: Viewer['via'] }> {
  const staff = await requireStaff();
  assertRole(staff, role);
  return staff;
}
