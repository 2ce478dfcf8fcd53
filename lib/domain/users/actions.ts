'use server';

import type { Route } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import {
  codePath,
  forgotPath,
  loginPath,
  passwordSetPath,
  resetPath,
  setupDonePath,
  setupFailedPath,
} from '@/lib/content/nav';
import { startBrowserLogin } from '@/lib/server/auth/browser-login';
import { finishBrowserLogin, keepSession } from '@/lib/server/auth/browser-session';
import { confirmPassword, requireRecentPassword } from '@/lib/server/auth/recent-password';
import { requireViewer } from '@/lib/server/auth/viewer';
import { driveOutboxAfter } from '@/lib/server/delivery/outbox/drive';
import { runAccountAction, runAdminAction, runPublicAction, runStaffAction } from '@/lib/server/http/action';
import { toCallbackPath } from '@/lib/shared/accounts/callback-path';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Result } from '@/lib/shared/result';
import type { AdminUser, Invitation, Role, SetupFailure, User } from './dto';
import { setUpFirstAdmin } from './first-admin';
import { acceptInvitation, inviteUser, renewInvitation } from './invitations';
import { changePassword, removeUser, updateUser } from './mutations';
import { changeOwnAccount } from './own-account';
import { requestReset, resetPassword } from './recovery';
import { type InvitationInput, type OwnAccountInput, ownPassword, type PasswordChangeInput } from './schema';
import { endOtherSessions, endSession } from './sessions';
import { keepSetupTyped } from './setup-typed';

/** Only a forged call sends anything but a form. */
const fieldsOf = (form: unknown): Record<string, unknown> =>
  form instanceof FormData ? Object.fromEntries(form) : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The link is returned once, and stored nowhere. */
export async function inviteUserAction(input: InvitationInput): Promise<Result<Invitation>> {
  return runAdminAction((admin) => inviteUser(admin, input));
}

export async function renewInvitationAction(id: string): Promise<Result<Invitation>> {
  return runAdminAction((admin) => renewInvitation(admin, id));
}

export async function changeRoleAction(id: string, role: Role, version: number): Promise<Result<AdminUser>> {
  return runAdminAction((admin) => updateUser(admin, id, { role, version }));
}

export async function removeUserAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => removeUser(admin, id));
}

/** Valid for ten minutes of this session. */
export async function confirmPasswordAction(password: string): Promise<Result<null>> {
  return runAccountAction(async (staff) => {
    await confirmPassword(staff, parseInput(ownPassword, { password }).password);
    return { data: null, tags: [] };
  });
}

/** A download cannot show a password prompt. */
export async function requireRecentPasswordAction(): Promise<Result<null>> {
  return runStaffAction(async (staff) => {
    requireRecentPassword(staff);
    return { data: null, tags: [] };
  });
}

/** Admins end any session, others only their own. */
export async function endSessionAction(id: string): Promise<Result<null>> {
  return runStaffAction((staff) => endSession(staff, id));
}

export async function endOtherSessionsAction(): Promise<Result<{ ended: number }>> {
  return runStaffAction((staff) => endOtherSessions(staff));
}

export async function changeOwnAccountAction(input: OwnAccountInput): Promise<Result<User>> {
  return runAccountAction((staff) => changeOwnAccount(staff, input));
}

export async function changePasswordAction(input: PasswordChangeInput): Promise<Result<null>> {
  return runPublicAction(async () => {
    await changePassword(await requireViewer(), input, await headers());
    return null;
  });
}

export async function acceptInvitationAction(
  token: string,
  password: string,
): Promise<Result<{ email: string }>> {
  return runPublicAction(async () => acceptInvitation({ token, password }, await headers()));
}

/** Works without a script: redirects in each case. */
export async function logInAction(form: FormData): Promise<void> {
  const { email, password, callbackUrl } = fieldsOf(form);
  const asked = toCallbackPath(typeof callbackUrl === 'string' ? callbackUrl : null, loginPath);
  const query = new URLSearchParams({ callbackUrl: asked });
  const result = await runPublicAction(async () => {
    const typed = { email: textOf(email), password: textOf(password) };
    const loggedIn = await startBrowserLogin(typed, await headers());
    if (loggedIn) await keepSession(loggedIn);
    return loggedIn !== null;
  });
  // An address of our own site.
  if (result.ok) redirect(result.data ? (asked as Route) : `${codePath}?${query}`);
  query.set('failed', result.error.code);
  redirect(`${loginPath}?${query}`);
}

/** Works without a script: redirects in each case. */
export async function enterCodeAction(form: FormData): Promise<void> {
  const { code, callbackUrl } = fieldsOf(form);
  const asked = toCallbackPath(typeof callbackUrl === 'string' ? callbackUrl : null, loginPath);
  const result = await runPublicAction(async () => finishBrowserLogin(textOf(code), await headers()));
  if (result.ok) redirect(asked as Route);
  const query = new URLSearchParams({ callbackUrl: asked, failed: result.error.code });
  redirect(`${result.error.code === 'bad_request' ? loginPath : codePath}?${query}`);
}

/** Works without a script: redirects in each case. */
export async function requestResetAction(form: FormData): Promise<void> {
  const requestHeaders = await headers();
  const result = await runPublicAction(() => requestReset({ email: fieldsOf(form).email }, requestHeaders));
  if (result.ok) driveOutboxAfter({ headers: requestHeaders }, result.data);
  redirect(`${forgotPath}?${result.ok ? 'sent=1' : `failed=${result.error.code}`}`);
}

/** Works without a script: redirects in each case. */
export async function resetPasswordAction(form: FormData): Promise<void> {
  const { token, password } = fieldsOf(form);
  const requestHeaders = await headers();
  const result = await runPublicAction(() => resetPassword({ token, password }, requestHeaders));
  if (result.ok) redirect(passwordSetPath);
  const query = new URLSearchParams({ token: textOf(token), failed: result.error.code });
  redirect(`${resetPath}?${query}`);
}

/** With a script it returns the errors and values, without one it redirects. */
export async function setUpAction(_before: SetupFailure | null, form: FormData): Promise<SetupFailure> {
  const { code, name, email, password } = fieldsOf(form);
  const requestHeaders = await headers();
  const result = await runPublicAction(() =>
    setUpFirstAdmin({ code, name, email, password }, requestHeaders),
  );
  if (result.ok) redirect(setupDonePath);
  const { message, fields = {} } = result.error;
  const typed = { code: textOf(code), name: textOf(name), email: textOf(email) };
  if (!requestHeaders.has('next-action')) {
    await keepSetupTyped(typed);
    redirect(`${setupFailedPath}${Object.keys(fields)[0] ?? result.error.code}`);
  }
  return { message, fields, typed };
}
