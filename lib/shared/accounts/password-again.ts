import type { ErrorCode, FieldErrors } from '../errors';

export const passwordAgainText =
  'Type your password again: it was last typed more than ten minutes ago, and this needs it.';

/** True for the refusal that ends as soon as the password was typed again. */
export const isPasswordAsked = ({ code, fields }: { code: ErrorCode; fields?: FieldErrors }): boolean =>
  code === 'forbidden' && fields?.password !== undefined;
