import 'server-only';
import { AppError } from '@/lib/shared/errors';

export function etagOf(record: unknown): Record<string, string> {
  const version = (record as { version?: unknown } | null)?.version;
  return typeof version === 'number' ? { ETag: `"${version}"` } : {};
}

/** @throws AppError precondition_failed for anything but a version. */
export function findExpectedVersion(request: Request): number | undefined {
  const header = request.headers.get('if-match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) {
    throw new AppError('precondition_failed', 'If-Match must be the version in quotes, such as "3".');
  }
  return Number(version);
}

export function withExpectedVersion<T extends object>(request: Request, input: T): T {
  const version = findExpectedVersion(request);
  return version === undefined ? input : { ...input, version };
}
