import 'server-only';
import pino from 'pino';

/** Structured log to standard output. Never give it a name, an e-mail address, a phone number, a password or a token. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
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
