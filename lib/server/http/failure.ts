import 'server-only';
import { outage } from '@/lib/content/outage';
import { AppError } from '@/lib/shared/errors';
import { wholeCharacters, wrongType } from '@/lib/shared/parse';
import { log } from '../log';

// Prisma and pg: the server cannot be reached, or went away under the query.
const awayCodes = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '57P01',
  '57P03',
]);

const awayMessages =
  /connection (terminated|timeout)|timeout exceeded when trying to connect|query read timeout|can't reach database|not queryable/i;

/** Whether an error says that the database cannot be reached, or went away under a query. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && awayCodes.has(code)) return true;
    if (awayMessages.test(at.message)) return true;
  }
  return false;
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair in a text; only a made-up request sends them. */
function isUnstorableText(error: unknown): boolean {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: Record<string, unknown> } } };
  const { originalCode, originalMessage } = meta?.driverAdapterError?.cause ?? {};
  if (originalCode === '22P02') return String(originalMessage).includes('type json');
  return originalCode === '22021' || originalCode === '22P05';
}

/**
 * An argument of a type that no query takes, which only a made-up request sends. Prisma refuses it before the database is asked,
 * and names the value in its message.
 */
const isWrongType = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PrismaClientValidationError';

/** Whoever goes through the log for an attack looks for these. */
const refusals = new Set<string>(['forbidden', 'too_many']);

/** The unforeseen is logged, with the id of its request, and answered with `fallback` alone; what somebody may not do is logged as well. */
export function toAppError(error: unknown, fallback: string): AppError {
  if (error instanceof AppError) {
    if (refusals.has(error.code)) log.warn({ code: error.code }, 'refused');
    return error;
  }
  if (error instanceof Error && isUnstorableText(error))
    return new AppError('invalid', wholeCharacters, { cause: error });
  if (isWrongType(error)) {
    log.warn({ code: 'invalid' }, 'refused');
    return new AppError('invalid', wrongType, { cause: error });
  }
  const message = error instanceof Error ? error.message : String(error);
  log.error({ kind: error instanceof Error ? error.name : typeof error, message }, 'request failed');
  if (isDatabaseAway(error)) {
    return new AppError('unavailable', outage.away, {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  return new AppError('internal', fallback, { cause: error });
}
