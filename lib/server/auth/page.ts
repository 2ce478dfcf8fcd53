import 'server-only';
import type { Route } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { accountPath, loginPath } from '@/lib/content/nav';
import type { Role } from '@/lib/content/roles';
import { toCallbackPath } from '@/lib/shared/accounts/callback-path';
import { AppError } from '@/lib/shared/errors';
import { type Acting, hasRole, requireOwnAccount, type Staff } from './viewer';

/** The request header in which the middleware names the path and query that were asked for. */
export const requestedPathHeader = 'x-requested-path';

/** Where somebody without a session is sent, so that the log-in leads back (AUTH-3). */
export function loginAddress(path: string): string {
  return `${loginPath}?callbackUrl=${encodeURIComponent(path)}`;
}

/** Whoever of the staff asked for this page, for their own account alone. Without a session it redirects to the log-in. */
export async function requireAccountPage(): ReturnType<typeof requireOwnAccount> {
  try {
    return await requireOwnAccount();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthorized') throw error;
    const path = toCallbackPath((await headers()).get(requestedPathHeader));
    // The address is a known page with a query.
    redirect(loginAddress(path) as Route);
  }
}

/** Whoever of the staff asked for this page; whoever has to set up a second factor first is led to where that is done. */
export async function requireStaffPage(): Promise<Staff> {
  const { lacksSecondFactor, ...staff } = await requireAccountPage();
  if (lacksSecondFactor) redirect(accountPath);
  return staff;
}

/**
 * Who asked for this page, which is made for a role (AUTH-4). Every page of the back office calls it, not only the layout:
 * a layout does not run again when the browser moves between pages. Without a session it redirects to the log-in;
 * for another role it answers the not-found page.
 */
async function requireRolePage<R extends Role>(role: R): Promise<Acting<R>> {
  const staff = await requireStaffPage();
  if (!hasRole(staff, role)) notFound();
  return staff;
}

export const requireEditorPage = () => requireRolePage('editor');
export const requireSalesPage = () => requireRolePage('sales');
export const requireAdminPage = () => requireRolePage('admin');
