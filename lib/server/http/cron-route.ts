import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { isSameText } from '../auth/same-text';
import { env } from '../env';
import { isPreview, isServerless } from '../host';
import { json, publicRoute } from './route';

/** True where only the host's scheduler could call this site, and cannot. A server of one's own has its timers. */
export const isCronSecretMissing = (): boolean => isServerless() && !isPreview() && !env.CRON_SECRET;

export function hasCronSecret(request: Request): boolean {
  const given = request.headers.get('authorization') ?? '';
  return env.CRON_SECRET !== undefined && isSameText(given, `Bearer ${env.CRON_SECRET}`);
}

/** For the host's scheduler, which knows CRON_SECRET. Without the setting it answers 503. */
export function cronRoute(work: (request: Request) => Promise<unknown>) {
  return publicRoute(async (request) => {
    if (!env.CRON_SECRET)
      throw new AppError('unavailable', 'Set CRON_SECRET to allow scheduled calls.', {
        retryAfterSeconds: 3600,
      });
    if (!hasCronSecret(request))
      throw new AppError('unauthorized', 'The secret of scheduled calls is not right.');
    return json(await work(request));
  });
}
