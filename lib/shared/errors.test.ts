import { expect, it, vi } from 'vitest';
import { AppError, type ErrorCode, statusOf } from './errors';

it.each([
  ['bad_request', 400],
  ['unauthorized', 401],
  ['forbidden', 403],
  ['not_found', 404],
  ['method_not_allowed', 405],
  ['conflict', 409],
  ['precondition_failed', 412],
  ['too_large', 413],
  ['unsupported_media', 415],
  ['invalid', 422],
  ['too_many', 429],
  ['internal', 500],
  ['unavailable', 503],
  ['storage_full', 507],
] as [ErrorCode, number][])('%s is %i over HTTP', (code, status) => {
  expect(new AppError(code, 'No').status).toBe(status);
  expect(statusOf[code]).toBe(status);
});

it('an error carries its fields, the time to wait, the record as it stands and its cause', () => {
  const cause = new Error('below');
  const error = new AppError('conflict', 'Changed', {
    fields: { name: 'Taken' },
    retryAfterSeconds: 5,
    current: { version: 2 },
    cause,
  });
  expect(error).toBeInstanceOf(Error);
  expect({ ...error, message: error.message, cause: error.cause }).toEqual({
    name: 'AppError',
    code: 'conflict',
    message: 'Changed',
    fields: { name: 'Taken' },
    retryAfterSeconds: 5,
    current: { version: 2 },
    cause,
  });
});

it('is known as one where another copy of the module has made it, and no other error is', async () => {
  vi.resetModules();
  const copy = await import('./errors');
  expect(copy.AppError).not.toBe(AppError);
  expect(new copy.AppError('invalid', 'No')).toBeInstanceOf(AppError);
  expect(new Error('No') instanceof AppError).toBe(false);
});
