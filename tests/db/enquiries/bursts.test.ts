import { beforeEach, describe, expect, test } from 'vitest';
import { sourceLimits } from '@/lib/content/sources/sources';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import { readCompiled } from '../../support/database/compiled-queries';
import { recordQueries } from '../../support/database/recorded-queries';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import {
  addColleague,
  clearRotations,
  countOwnedBy,
  openAlways,
  setRotation,
} from '../../support/enquiries/rotations';
import { addSource, push, pushAndWork } from '../../support/enquiries/sources';

const count = 48;
const send = (change: Record<string, unknown> = {}) => createEnquiry(makeEnquiry(change), makeSender());
const sendAtOnce = (changes: Record<string, unknown>[]) => Promise.allSettled(changes.map(send));

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
  await clearRotations();
});

describe('enquiries that come at once', () => {
  test('are written together: each asks the database a quarter of what one alone asks', async () => {
    const people = [await addColleague('Asha'), await addColleague('Bharat')];
    await openAlways();
    await setRotation(people);
    // The first call fills the caches of the process.
    await send();
    const alone = await recordQueries(() => send());
    // Each query costs a third of a millisecond of processor time.
    expect(alone.length).toBe(29);
    const many = await recordQueries(() => sendAtOnce(Array.from({ length: count }, () => ({}))));
    expect(many.length / count).toBeLessThanOrEqual(alone.length / 4);
    const counted = many.filter(({ text }) => text.includes('rate_limit'));
    // Three limits count each of them.
    expect(counted.length).toBeLessThan(2 * count);
    expect(await db.enquiry.count()).toBe(count + 2);
    expect(await countOwnedBy(people)).toEqual([count / 2 + 1, count / 2 + 1]);
  });

  test('have no query compiled anew, which would stop all pages for 1 to 6 ms', async () => {
    await send();
    expect(await readCompiled(() => send())).toEqual([]);
  });

  test('each have their own person, history and mails', async () => {
    await sendAtOnce(Array.from({ length: count }, () => ({})));
    const rows = await db.enquiry.findMany({ include: { events: true, outbox: true } });
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ contactId }) => contactId)).size).toBe(count);
    for (const { id, name, events, outbox } of rows) {
      expect(events).toHaveLength(1);
      const keys = outbox.map(({ idempotencyKey }) => idempotencyKey).sort();
      expect(keys).toEqual([`acknowledgement-${id}`, `team-${id}`]);
      for (const { payload } of outbox) expect(JSON.stringify(payload)).toContain(name);
    }
  });

  test('of one number are one person, and a double tap among others is one enquiry', async () => {
    const phone = '98450 11223';
    const twice = { ...makeEnquiry(), requestKey: 'the-same-key' };
    await sendAtOnce([
      {},
      { phone, email: 'one@example.com' },
      twice,
      {},
      { phone, email: 'two@example.com' },
      twice,
    ]);
    const ofPhone = await db.enquiry.findMany({ where: { phoneE164: '+919845011223' } });
    expect(ofPhone).toHaveLength(2);
    expect(new Set(ofPhone.map(({ contactId }) => contactId)).size).toBe(1);
    expect(await db.enquiry.count()).toBe(5);
  });

  test('fail alone: one that the database cannot store takes no other with it', async () => {
    const sent = await sendAtOnce([{}, {}, { message: 'half a character \ud800' }, {}, {}]);
    expect(sent.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await db.enquiry.count()).toBe(4);
  });
});

describe('pushes that come at once', () => {
  test('ask the database for each lead as often as was decided', async () => {
    await openAlways();
    await setRotation([await addColleague('Asha')]);
    const source = await addSource('form');
    const send = (at: number) => pushAndWork(source, { id: `id-${at}`, phone: `98450 2200${at}` });
    await send(1);
    expect(await recordQueries(() => send(2))).toHaveLength(35);
  });

  test('have no query compiled anew', async () => {
    const source = await addSource('form');
    const send = (at: number) => pushAndWork(source, { id: `id-${at}`, phone: `98450 2200${at}` });
    await send(1);
    expect(await readCompiled(() => send(2))).toEqual([]);
    expect(await db.enquiry.count()).toBe(2);
  });

  test('are stored up to the limit of a minute; the rest are refused as too many', async () => {
    const source = await addSource();
    const beyond = 20;
    const pushed = await Promise.allSettled(
      Array.from({ length: sourceLimits.bodiesAMinute + beyond }, (_, id) =>
        push(source, { id, phone: `${9_800_000_000 + id}` }),
      ),
    );
    const refused = pushed.filter(({ status }) => status === 'rejected');
    expect(refused.map((each) => (each as PromiseRejectedResult).reason.code)).toEqual(
      Array(beyond).fill('too_many'),
    );
    expect(await db.sourceBody.count()).toBe(sourceLimits.bodiesAMinute);
    // The limit counts a minute, not a second.
    await db.$executeRaw`update source_body set received_at = now() - interval '50 seconds'`;
    await expect(push(source, { id: 'later', phone: '9800000000' })).rejects.toMatchObject({
      code: 'too_many',
    });
    await db.$executeRaw`update source_body set received_at = now() - interval '61 seconds'`;
    await push(source, { id: 'later', phone: '9800000000' });
  });

  test('of two sources are stored for each, and one that is gone refuses its own alone', async () => {
    const [one, other] = [await addSource(), await addSource()];
    await db.source.delete({ where: { id: other._id } }).catch(() => {});
    const pushed = await Promise.allSettled([
      push(one, { phone: '9800000001' }),
      push(other, { phone: '9800000002' }),
      push(one, { phone: '9800000003' }),
    ]);
    expect(pushed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await db.sourceBody.count()).toBe(2);
  });
});
