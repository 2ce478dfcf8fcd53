import 'server-only';
import { env } from '../env';

/** The key that cookies, bearer tokens and sealed mails are encrypted with. @throws Error when NEXTAUTH_SECRET is not set. */
export function authSecret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error('NEXTAUTH_SECRET is not set.');
  return env.NEXTAUTH_SECRET;
}
