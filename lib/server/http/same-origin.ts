import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { env } from '../env';

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send the header with each request that changes something. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return true;
  const origin = request.headers.get('origin');
  const own = [
    new URL(env.SITE_URL).origin,
    `${new URL(request.url).protocol}//${request.headers.get('host')}`,
  ];
  return site === null && origin !== null && own.includes(origin);
}

/** A cookie does not prove the origin (CSRF). @throws AppError forbidden. */
export function requireSameOrigin(request: Request): void {
  if (readMethods.has(request.method) || isSameOrigin(request)) return;
  throw new AppError('forbidden', 'This request did not come from the site itself.');
}
