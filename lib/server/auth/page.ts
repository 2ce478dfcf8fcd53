import 'server-only';
import type { Route } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { accountPath, loginPath } from '@/lib/content/nav';
import type { Role } from '@/lib/content/roles';
import { toCallbackPath } from '@/lib/shared/accounts/callback-path';
import { AppError } from '@/lib/shared/errors';
import { type Acting, hasRole, requireOwnAccount, type Staff } from './viewer';

export const requestedPathHeader = 'x-requested-path';

export function loginAddress(path: string): string {
  return `${loginPath}?callbackUrl=${encodeURIComponent(path)}`;
}

export async function requireAccountPage(): ReturnType<typeof requireOwnAccount> {
  try {
    return await requireOwnAccount();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthorized') throw error;
    const path = toCallbackPath((await headers()).get(requestedPathHeader));
    redirect(loginAddress(path) as Route);
  }
}

export async function requireStaffPage(): Promise<Staff> {
  const { lacksSecondFactor, ...staff } = await requireAccountPage();
  if (lacksSecondFactor) redirect(accountPath);
  return staff;
}

/** AUTH-4: every page calls it, because a layout does not render again on navigation. */
async function requireRolePage<R extends Role>(role: R): Promise<Acting<R>> {
  const staff = await requireStaffPage();
  if (!hasRole(staff, role)) notFound();
  return staff;
}

export const requireEditorPage = () => requireRolePage('editor');
export const requireSalesPage = () => requireRolePage('sales');
export const requireAdminPage = () => requireRolePage('admin');
