import { expect, test } from 'vitest';
import { createEnquiry } from '@/lib/domain/enquiries/form/mutations';
import { db } from '@/lib/server/db';
import { makeEnquiry, makeSender } from '../support/enquiries';

test('1,000 posts from one address are answered with words, others are not affected, and little is written', async () => {
  const sender = makeSender();
  let refused = 0;
  let message = '';
  for (let round = 0; round < 10; round += 1) {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => createEnquiry(makeEnquiry(), sender)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toMatchObject({ code: 'too_many', status: 429 });
      message = (outcome.reason as Error).message;
      refused += 1;
    }
  }
  expect(refused).toBe(1000 - 60);
  expect(message).toContain('Please try again in');
  await createEnquiry(makeEnquiry(), makeSender());
  expect(await db.enquiry.count()).toBe(61);
  const [size] = await db.$queryRaw<
    { bytes: bigint }[]
  >`select pg_database_size(current_database()) as bytes`;
  expect(Number(size?.bytes)).toBeLessThan(30 * 1024 * 1024);
});
