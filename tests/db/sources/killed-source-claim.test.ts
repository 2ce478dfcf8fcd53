import { beforeEach, expect, test, vi } from 'vitest';
import { startSchedules } from '@/lib/domain/schedules';
import { processPayloads } from '@/lib/domain/sources/process';
import { db } from '@/lib/server/db';
import { repeat } from '@/lib/server/schedule';
import { recordQueries } from '../../support/database/recorded-queries';
import { addSource, push } from '../../support/enquiries/sources';

vi.mock('@/lib/server/schedule', () => ({ repeat: vi.fn() }));

/** Promised in `docs/reliability.md`. */
const takenOverMs = 10_000;

const lead = (id: string) => ({ id, name: 'Kiran Pai', phone: `98000 5555${id}` });
const enquiryKeys = async () => (await db.enquiry.findMany()).map(({ sourceKey }) => sourceKey).toSorted();

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
});

test('a push that a killed process had claimed is taken over by another within 10 s, and becomes one enquiry', async () => {
  startSchedules();
  const [, work, period] = vi.mocked(repeat).mock.calls.find(([name]) => name === 'source bodies') ?? [];
  if (!work || !period) throw new Error('No timer looks for source bodies');
  const source = await addSource();
  await push(source, lead('1'));
  const [claim] = (await recordQueries(processPayloads)).filter(({ text }) => text.includes('skip locked'));

  // All that a process has written which is killed while it works a body.
  await push(source, lead('2'));
  const claimed = await db.$queryRawUnsafe<object[]>(claim?.text ?? '', ...(claim?.values ?? []));
  expect(claimed).toHaveLength(1);
  await processPayloads();
  expect(await enquiryKeys()).toEqual(['1']);

  // A timer that had just looked looks again a period later.
  const passedMs = takenOverMs - period.periodMs;
  await db.$executeRaw`update source_body set next_at = next_at - ${passedMs} * interval '1 millisecond' where state = 'waiting'`;
  await Promise.all([work(), processPayloads()]);
  expect(await enquiryKeys()).toEqual(['1', '2']);
  expect(await db.sourceBody.count({ where: { state: 'enquiry' } })).toBe(2);
});
