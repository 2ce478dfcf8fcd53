import { expect, it } from 'vitest';
import { retentionEnd } from './retention';

it('an enquiry is kept for 24 months after the last thing that happens with it', () => {
  const now = new Date('2026-11-21T06:00:00Z');
  expect(retentionEnd(now).toISOString()).toBe('2028-11-21T06:00:00.000Z');
  expect(now.toISOString()).toBe('2026-11-21T06:00:00.000Z');
});
