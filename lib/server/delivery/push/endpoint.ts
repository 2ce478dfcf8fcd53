import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { env } from '../../env';

const hosts = new Set(['fcm.googleapis.com', 'web.push.apple.com', 'updates.push.services.mozilla.com']);
const domains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

const isPushService = (host: string) => hosts.has(host) || domains.some((domain) => host.endsWith(domain));

/** A browser can send any address, so only push services are allowed. @throws AppError invalid. */
export function requirePushEndpoint(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    isPushService(url.hostname)
  )
    return url;
  const message = 'The push service of this browser is not supported';
  throw new AppError('invalid', message, { fields: { endpoint: message } });
}

export const toPushAddress = (endpoint: URL): URL =>
  env.PUSH_BASE_URL
    ? new URL(`/https/${endpoint.host}${endpoint.pathname}${endpoint.search}`, env.PUSH_BASE_URL)
    : endpoint;
