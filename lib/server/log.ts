import 'server-only';
import pino from 'pino';
import { findRequestId } from './request-id';

/** Structured log to standard output. Never give it a name, an e-mail address, a phone number, a password or a token. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  // Not Date: Next takes a look at the clock for a reason not to keep a page.
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
