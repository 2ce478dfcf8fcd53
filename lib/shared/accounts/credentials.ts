import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import type { FieldErrors } from '../errors';

export function findCredentialErrors(email: string, password: string): FieldErrors {
  const errors: FieldErrors = {};
  if (email.trim() === '') errors.email = messages.login.emailRequired;
  else if (!email.includes('@')) errors.email = messages.login.emailInvalid;
  if (password === '') errors.password = messages.login.passwordRequired;
  else if (password.length < limits.loginPasswordMinLength) errors.password = messages.login.passwordShort;
  return errors;
}
