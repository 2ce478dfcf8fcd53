import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { messages } from '@/lib/content/messages';
import { includesRole, type Role, type roles } from '@/lib/content/roles';
import { unattendedHeader } from '@/lib/shared/accounts/unattended';
import { AppError } from '@/lib/shared/errors';
import { clientAddress } from './client-address';
import { findRequestSecret, findSessionSecret } from './next-auth/token';
import { type ActiveSession, findActiveSession } from './session';

declare const staffBrand: unique symbol;
declare const actsAs: unique symbol;

/** Only this module can create one, so the type proves that the caller is signed in. */
export type Staff = {
  readonly [staffBrand]: true;
  readonly role: Role;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly sessionId: string;
  readonly passwordAt: Date;
  readonly address: string;
};

/** Proof of a role. Every non-public query and mutation requires one. */
export type Acting<R extends Role> = Staff & {
  readonly [actsAs]: { readonly [I in (typeof roles)[R]['includes'][number]]: true };
};
export type Editor = Acting<'editor'>;
export type Sales = Acting<'sales'>;
export type Admin = Acting<'admin'>;

export type Viewer = ActiveSession & { via: 'cookie' | 'bearer' };

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
  const live = await findActiveSession(secret, { isUse });
  return live ? { ...live, via } : null;
});

function toStaff({ id, user, passwordAt }: ActiveSession, address: string): Staff {
  const { id: userId, name, email, role } = user;
  // The brand exists in types only; only this place grants it.
  return { role, userId, name, email, sessionId: id, passwordAt, address } as Staff;
}

export const hasRole = <R extends Role>(staff: Staff, role: R): staff is Acting<R> =>
  includesRole(staff.role, role);

/** @throws AppError forbidden. */
export function assertRole<R extends Role>(staff: Staff, role: R): asserts staff is Acting<R> {
  if (!hasRole(staff, role)) throw new AppError('forbidden', 'Your role does not allow this.');
}

/** @throws AppError unauthorized. */
export async function requireViewer(): Promise<Viewer> {
  const viewer = await findViewer();
  if (!viewer) throw new AppError('unauthorized', 'Please sign in.');
  return viewer;
}

/** @throws AppError unauthorized. */
export async function requireOwnAccount(): Promise<
  Staff & { via: Viewer['via']; lacksSecondFactor: boolean }
> {
  const viewer = await requireViewer();
  const { via, lacksSecondFactor } = viewer;
  return { ...toStaff(viewer, clientAddress(await headers())), via, lacksSecondFactor };
}

/** @throws AppError unauthorized; forbidden while a required second factor is missing. */
export async function requireStaff(): Promise<Staff & { via: Viewer['via'] }> {
  const { lacksSecondFactor, ...staff } = await requireOwnAccount();
  if (lacksSecondFactor) throw new AppError('forbidden', messages.login.secondFactorNeeded);
  return staff;
}

/** @throws AppError unauthorized; forbidden for another role. */
export async function requireRole<R extends Role>(role: R): Promise<Acting<R> & { via: Viewer['via'] }> {
  const staff = await requireStaff();
  assertRole(staff, role);
  return staff;
}
