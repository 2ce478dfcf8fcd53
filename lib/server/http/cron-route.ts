import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { isSameText } from '../auth/same-text';
import { env } from '../env';
import { isPreview, isServerless } from '../host';
import { json, publicRoute } from './route';

export const isCronSecretMissing = (): boolean => isServerless() && !isPreview() && !env.CRON_SECRET;

export function hasCronSecret(request: Request): boolean {
  const given = request.headers.get('authorization') ?? '';
  return env.CRON_SECRET !== undefined && isSameText(given, `Bearer ${env.CRON_SECRET}`);
}

/** Answers 503 without CRON_SECRET. */
export function cronRoute(work: (request: Request) => Promise<unknown>) {
  return publicRoute(async (request) => {
    if (!env.CRON_SECRET)
      throw new AppError('unavailable', 'Set CRON_SECRET to allow scheduled calls.', {
        retryAfterSeconds: 3600,
      });
    if (!hasCronSecret(request))
      throw new AppError('unauthorized', 'The secret of scheduled calls is wrong.');
    return json(await work(request));
  });
}
