import { expect, it } from 'vitest';
import { retentionEnd } from './retention';

it('an enquiry is kept for so many months after the last thing that happens with it', () => {
  const now = new Date('2026-11-21T06:00:00Z');
  expect(retentionEnd(24, now).toISOString()).toBe('2028-11-21T06:00:00.000Z');
  expect(retentionEnd(12, now).toISOString()).toBe('2027-11-21T06:00:00.000Z');
  expect(now.toISOString()).toBe('2026-11-21T06:00:00.000Z');
});
