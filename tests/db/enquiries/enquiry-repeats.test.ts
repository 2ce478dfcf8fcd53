import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { emptyEnquiries, keep } from '../../support/enquiries/kept-enquiries';

beforeEach(emptyEnquiries);

afterEach(() => {
  vi.useRealTimers();
});

describe('a double tap', () => {
  test('is one lead with the key of the browser, also when both arrive at once', async () => {
    // proves: CONT-5
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    await Promise.all([1, 2, 3].map(() => createEnquiry(fields, makeSender())));
    expect(await db.enquiry.count()).toBe(1);
    expect(await db.outboxItem.count()).toBe(2);
  });

  test('of fifty under one key each is answered alike: they are counted once, though a number may send twenty', async () => {
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    for (const _burst of ['first', 'second'])
      await Promise.all(Array.from({ length: 25 }, () => createEnquiry(fields, makeSender())));
    expect(await db.enquiry.count()).toBe(1);
  });

  test('is one lead in the database, too: another consent is not the same call, and changes the lead', async () => {
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    await createEnquiry(fields, makeSender());
    await createEnquiry({ ...fields, marketingConsent: 'Yes' }, makeSender());
    expect(await db.enquiry.count()).toBe(1);
    expect(await db.consent.findMany({ where: { purpose: 'marketing' } })).toMatchObject([
      { withdrawnAt: null },
    ]);
  });

  test('is heard again under its key once the first has failed', async () => {
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    const write = vi.spyOn(db, '$transaction').mockRejectedValue(new Error('away'));
    await expect(createEnquiry(fields, makeSender())).rejects.toThrow('away');
    write.mockRestore();
    await createEnquiry(fields, makeSender());
    expect(await db.enquiry.count()).toBe(1);
  });

  test('is one lead without a key, for ten minutes from the first, and not after', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fields = makeEnquiry();
    // The last second of a ten-minute piece of the clock.
    vi.setSystemTime(new Date('2026-11-21T10:09:59Z'));
    await createEnquiry(fields, makeSender());
    await db.enquiry.updateMany({ data: { createdAt: new Date() } });
    vi.setSystemTime(new Date('2026-11-21T10:10:01Z'));
    await createEnquiry({ ...fields, name: `  ${String(fields.name).toUpperCase()} ` }, makeSender());
    expect(await db.enquiry.count()).toBe(1);
    vi.setSystemTime(new Date('2026-11-21T10:21:00Z'));
    await createEnquiry(fields, makeSender());
    expect(await db.enquiry.count()).toBe(2);
  });

  test('with the same key but other words is another lead: nothing is lost', async () => {
    const fields = makeEnquiry({ requestKey: 'a-key-of-the-browser' });
    await createEnquiry(fields, makeSender());
    await createEnquiry({ ...fields, message: 'And is there a lift?' }, makeSender());
    expect(await db.enquiry.count()).toBe(2);
  });
});

test.each([
  [0, 3],
  [2500, 1],
])('a write that fails after %i ms is tried %i times', async (waitedMs, tries) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const write = vi.spyOn(db, '$transaction').mockImplementation(async () => {
    vi.advanceTimersByTime(waitedMs);
    throw new Error('away');
  });
  await expect(keep()).rejects.toThrow('away');
  expect(write).toHaveBeenCalledTimes(tries);
  write.mockRestore();
});
