import { limits } from '@/lib/content/limits';

export const passwordTooLong = `Password must be at most ${limits.newPasswordMaxLength} characters`;

export const guessedFirst =
  'Password is among those that are guessed first. Please choose another, such as three words that do not belong together.';

export function findPasswordFault(password: string, email = ''): string | null {
  if (password.length < limits.newPasswordMinLength)
    return `Password must be at least ${limits.newPasswordMinLength} characters`;
  if (password.length > limits.newPasswordMaxLength) return passwordTooLong;
  const address = email.trim().toLowerCase();
  if (address !== '' && password.trim().toLowerCase() === address)
    return 'Password must not be the e-mail address';
  return null;
}
