import { limits } from '@/lib/content/limits';

export const passwordTooLong = `Password must be at most ${limits.newPasswordMaxLength} characters`;

export const guessedFirst =
  'This password is easy to guess. Please choose another one, such as three unrelated words.';

export function findPasswordFault(password: string, email = ''): string | null {
  if (password.length < limits.newPasswordMinLength)
    return `Password must be at least ${limits.newPasswordMinLength} characters`;
  if (password.length > limits.newPasswordMaxLength) return passwordTooLong;
  const address = email.trim().toLowerCase();
  if (address !== '' && password.trim().toLowerCase() === address)
    return 'Password must not be the e-mail address';
  return null;
}
