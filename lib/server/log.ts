import 'server-only';
import pino from 'pino';
import { findRequestId } from './request-context';

/** Must never contain a name, an e-mail address, a phone number, a password or a token. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  // Not Date: Next does not cache a page that reads the clock.
  timestamp: () => `,"time":${Math.round(performance.timeOrigin + performance.now())}`,
  mixin: () => {
    const requestId = findRequestId();
    return requestId ? { requestId } : {};
  },
  redact: [
    'password',
    'token',
    'authorization',
    'cookie',
    'email',
    'phone',
    '*.password',
    '*.token',
    '*.email',
    '*.phone',
  ],
});
