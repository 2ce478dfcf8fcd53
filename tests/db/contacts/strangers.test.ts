import pLimit from 'p-limit';
import { beforeEach, describe, expect, test } from 'vitest';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { withdrawConsent } from '@/lib/domain/enquiries/consent';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { importEnquiries } from '@/lib/domain/intake/channels/table/mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { createSubscriber } from '@/lib/domain/subscribers/mutations';
import { db } from '@/lib/server/db';
import { shares } from '@/server/queue/request-queue';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender, suspect } from '../../support/enquiries/enquiries';

const admin = makeAdmin({ name: 'Meera' });
const a = { name: 'Asha', phone: '98450 11111', email: 'asha@example.com' };
const b = { name: 'Bhavya', phone: '98450 22222', email: 'bhavya@example.com' };

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.subscriber.deleteMany();
  await db.rateLimit.deleteMany();
});

const send = (change: Record<string, unknown>) => createEnquiry(makeEnquiry(change), makeSender());
const subscribe = (email: string) => createSubscriber({ email }, makeSender());
const idOf = async (name: string) => (await db.enquiry.findFirstOrThrow({ where: { name } })).id;
const countOf = async (name: string) => {
  const { enquiries } = await listEnquiries(admin, enquiryFilter.parse({}));
  return enquiries.find((each) => each.name === name)?.personCount;
};

/** Families A and B, and an enquiry of somebody else with the number of the one and the address of the other. */
async function sendMixed(): Promise<void> {
  await send(a);
  await send(b);
  await subscribe(b.email);
  await send({ name: 'Stranger', phone: a.phone, email: b.email });
}

describe('an enquiry with the number of one family and the address of another', () => {
  test('makes no one person of the two', async () => {
    await sendMixed();
    expect([await countOf('Asha'), await countOf('Bhavya')]).toEqual([2, 1]);
  });

  test('brings nothing of the one into the export of the other', async () => {
    await sendMixed();
    const { data } = await exportContact(admin, await idOf('Asha'));
    const { enquiries, subscriptions } = data as { enquiries: { name: string }[]; subscriptions: object[] };
    expect(enquiries.map(({ name }) => name)).toEqual(['Asha']);
    expect(subscriptions).toEqual([]);
  });

  test('has an erasure of the one leave all of the other', async () => {
    await sendMixed();
    await eraseContact(admin, await idOf('Asha'));
    expect((await db.enquiry.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name)).toEqual([
      'Bhavya',
      'Stranger',
    ]);
    expect(await db.subscriber.count()).toBe(1);
  });

  test('makes no one person of the two out of a table either', async () => {
    await send(a);
    await send(b);
    const rows = [{ name: 'Stranger', phone: a.phone, email: b.email }];
    await importEnquiries(admin, { rows, isTrial: false, isNoticeGiven: true });
    expect([await countOf('Asha'), await countOf('Bhavya')]).toEqual([2, 1]);
  });
});

test('the link in the mail to a stranger who named another’s number ends no consent and no newsletter of theirs', async () => {
  await send({ ...a, marketingConsent: 'Yes' });
  await subscribe(a.email);
  await send({ name: 'Stranger', phone: a.phone, email: 'stranger@example.com' });
  const item = await db.outboxItem.findFirstOrThrow({
    where: { leadId: await idOf('Stranger'), label: 'Acknowledgement' },
  });
  const { text } = item.payload as { text: string };
  const token = decodeURIComponent(/withdraw\?token=(\S+)/.exec(text)?.[1] ?? '');
  expect(await withdrawConsent(token)).toBe(true);
  const where = { enquiry: { name: 'Asha' }, purpose: 'marketing' } as const;
  expect(await db.consent.findMany({ where })).toMatchObject([{ withdrawnAt: null }]);
  expect(await db.subscriber.count()).toBe(1);
});

describe('the limits of the forms', () => {
  // As many at once as the server lets through: what waits too long for a connection is counted by the process alone.
  const atOnce = pLimit(shares.forms.atOnce);
  const sendAll = async (addresses: string[], save: (address: string) => Promise<unknown>) => {
    const outcomes = await Promise.allSettled(addresses.map((address) => atOnce(save, address)));
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  };
  const household = Array.from({ length: 300 }, (_, index) => `2001:db8:0:12::${(index + 1).toString(16)}`);
  const sendFrom = (address: string) => createEnquiry(makeEnquiry(), { address, isHoneypotFilled: false });

  test('count a household of IPv6 as one: of 300 enquiries of one /64 as many are kept as of one address', async () => {
    expect(await sendAll(household, sendFrom)).toBe(enquiryLimits.perAddress.points);
    expect(await db.enquiry.count()).toBe(enquiryLimits.perAddress.points);
    expect(await sendAll(['2001:db8:0:13::1', '203.0.113.9'], sendFrom)).toBe(2);
  });

  test('count the newsletter’s addresses in the same way', async () => {
    let serial = 0;
    const kept = await sendAll(household, (address) => {
      serial += 1;
      const email = `subscriber-${serial}@example.com`;
      return createSubscriber({ email }, { address, isHoneypotFilled: false });
    });
    expect(kept).toBe(enquiryLimits.perAddress.points);
  });

  test('refuse nobody for their neighbours: beyond 50 households of a /48 enquiries are kept, suspected and not mailed', async () => {
    await sendFrom('2001:db8:7:1::1');
    const points = enquiryLimits.perWiderNetwork.points;
    expect(points).toBe(50 * enquiryLimits.perAddress.points);
    await db.rateLimit.updateMany({
      where: { key: { startsWith: 'form-wider-network' } },
      data: { points },
    });
    await sendFrom('2001:db8:7:2::1');
    const [, held] = await db.enquiry.findMany({ orderBy: { id: 'asc' }, include: { outbox: true } });
    expect(held).toMatchObject({
      state: 'spam',
      review: 'waiting',
      suspicions: ['Very many enquiries came from networks near the sender.'],
      outbox: [],
    });
    await sendFrom('2001:db8:8:1::1');
    expect(await db.enquiry.count({ where: { state: 'new' } })).toBe(2);
  });
});

describe('the mails that forms cause', () => {
  const listAcknowledged = () => db.outboxItem.count({ where: { label: 'Acknowledgement' } });
  const email = 'asha@example.com';

  test('are two a day for an address that nobody has proved, also when all come at once; the team hears of each', async () => {
    await Promise.all(Array.from({ length: 6 }, () => send({ email })));
    expect(await listAcknowledged()).toBe(enquiryLimits.mailsADay);
    expect(await db.outboxItem.count({ where: { label: 'Mail to the team' } })).toBe(6);
  });

  test('do not count what the office lets through', async () => {
    for (let index = 0; index < 3; index += 1) await send({ email });
    await createEnquiry(makeEnquiry({ email, name: 'Held', ...suspect }), makeSender(true));
    await updateEnquiry(admin, await idOf('Held'), { state: 'new' });
    expect(await listAcknowledged()).toBe(enquiryLimits.mailsADay + 1);
  });

  test('carry no advertisement in the name to the address that was given', async () => {
    const name = 'Prize of 98450 12345 rupees';
    await send({ name, email });
    const { payload } = await db.outboxItem.findFirstOrThrow({ where: { label: 'Acknowledgement' } });
    const team = await db.outboxItem.findFirstOrThrow({ where: { label: 'Mail to the team' } });
    expect(JSON.stringify(payload)).not.toContain('Prize');
    expect(JSON.stringify(payload)).toContain('Good day,');
    expect((team.payload as { text: string }).text).toContain(name);
  });
});
