import type { ErrorCode, FieldErrors } from '../errors';

export const passwordAgainText =
  'Please enter your password again. You last entered it more than ten minutes ago.';

export const isPasswordAsked = ({ code, fields }: { code: ErrorCode; fields?: FieldErrors }): boolean =>
  code === 'forbidden' && fields?.password !== undefined;
