import 'server-only';
import { env } from '../env';

/** @throws Error without NEXTAUTH_SECRET. */
export function authSecret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error('NEXTAUTH_SECRET is not set.');
  return env.NEXTAUTH_SECRET;
}
