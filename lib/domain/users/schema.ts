import { z } from 'zod';
import { limits } from '@/lib/content/limits';
import { roleNames } from '@/lib/content/roles';
import { findPasswordFault, passwordTooLong } from '@/lib/shared/accounts/new-password';
import { requiredText } from '@/lib/shared/parsing/fields';

const name = requiredText('Name is required', 120);
const email = z
  .email({ error: 'Invalid email format' })
  .max(200, 'At most 200 characters')
  .transform((address) => address.toLowerCase());
const role = z.enum(roleNames, { error: 'Role must be admin, editor or sales' });

/** Checked later against the address too. */
const password = z
  .string({ error: 'Password is required' })
  .max(limits.newPasswordMaxLength, passwordTooLong);

function refusePasswordFault(given: { email: string; password: string }, context: z.RefinementCtx): void {
  const message = findPasswordFault(given.password, given.email);
  if (message) context.addIssue({ code: 'custom', message, path: ['password'] });
}

export const registration = z.object({ name, email, password }).superRefine(refusePasswordFault);

export const setup = z
  .object({ code: z.string({ error: 'Setup code is required' }).max(200), name, email, password })
  .superRefine(refusePasswordFault);

export const newPassword = z.object({ email, password }).superRefine(refusePasswordFault);

export const invitation = z.object({ name, email, role: role.default('admin') });
export type InvitationInput = z.input<typeof invitation>;

export const userPatch = z.object({
  name: name.optional(),
  role: role.optional(),
  version: z.number().int().positive().optional(),
});

export const acceptance = z.object({
  token: z.string({ error: 'The link is not complete' }).max(200),
  password,
});

export const resetRequest = z.object({ email: z.string().trim().pipe(email) });

const currentPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(1000, 'At most 1000 characters');

export const loginCode = z.object({
  code: z.string({ error: 'Code must be text' }).max(100, 'At most 100 characters').nullish(),
});

export const ownPassword = z.object({ password: currentPassword });

export const ownAccount = z.object({ name, email: z.string().trim().pipe(email), password: currentPassword });
export type OwnAccountInput = z.input<typeof ownAccount>;

export const passwordChange = z.object({
  currentPassword,
  newPassword: password,
});
export type PasswordChangeInput = z.input<typeof passwordChange>;
