import 'server-only';
import { outage } from '@/lib/content/pages/outage';
import { AppError } from '@/lib/shared/errors';
import { wholeCharacters, wrongType } from '@/lib/shared/parsing/parse';
import { isDatabaseAway } from '../database/database-away';
import { isColumnMissing } from '../database/newer-schema';
import { log } from '../log';

/** PostgreSQL refuses NUL and half a surrogate pair; only a made-up request sends them. */
function isUnstorableText(error: unknown): boolean {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: Record<string, unknown> } } };
  const { originalCode, originalMessage } = meta?.driverAdapterError?.cause ?? {};
  if (originalCode === '22P02') return String(originalMessage).includes('type json');
  return originalCode === '22021' || originalCode === '22P05';
}

/** Only a made-up request sends a wrong type. The message of Prisma would name the value. */
const isWrongType = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PrismaClientValidationError';

/** Logged, because they show attacks. */
const refusals = new Set<string>(['forbidden', 'too_many']);

/** Logs the unforeseen with the request id and shows only `fallback`. */
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
  if (isDatabaseAway(error) || isColumnMissing(error)) {
    return new AppError('unavailable', outage.away, {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  return new AppError('internal', fallback, { cause: error });
}
