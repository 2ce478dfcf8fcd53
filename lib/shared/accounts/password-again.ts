import type { ErrorCode, FieldErrors } from '../errors';

export const passwordAgainText =
  'Type your password again: it was last typed more than ten minutes ago, and this needs it.';

export const isPasswordAsked = ({ code, fields }: { code: ErrorCode; fields?: FieldErrors }): boolean =>
  code === 'forbidden' && fields?.password !== undefined;
