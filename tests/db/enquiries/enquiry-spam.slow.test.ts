import { expect, test } from 'vitest';
import { db } from '@/lib/server/db';
import { makeSender } from '../../support/enquiries/enquiries';
import { floodFrom, keep } from '../../support/enquiries/kept-enquiries';

test('1,000 posts from one address are answered with words, others are not affected, and little is written', async () => {
  const sender = makeSender();
  const refusals: Error[] = [];
  for (let round = 0; round < 10; round += 1) refusals.push(...(await floodFrom(sender, 100)));
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'too_many', status: 429 });
  expect(refusals).toHaveLength(1000 - 60);
  expect(refusals.at(-1)?.message).toContain('Please try again in');
  await keep();
  expect(await db.enquiry.count()).toBe(61);
  const [size] = await db.$queryRaw<
    { bytes: bigint }[]
  >`select pg_database_size(current_database()) as bytes`;
  expect(Number(size?.bytes)).toBeLessThan(30 * 1024 * 1024);
});
