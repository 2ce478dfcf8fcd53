import { expect, test } from 'vitest';
import { statusOf } from '@/lib/shared/errors';

// proves: API-10
test('an error has one of the fourteen statuses that were decided', () => {
  expect(statusOf).toEqual({
    bad_request: 400,
    unauthorized: 401,
    forbidden: 403,
    not_found: 404,
    method_not_allowed: 405,
    conflict: 409,
    precondition_failed: 412,
    too_large: 413,
    unsupported_media: 415,
    invalid: 422,
    too_many: 429,
    internal: 500,
    unavailable: 503,
    unsettled: 503,
    storage_full: 507,
  });
});
