import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { decideMatch } from '@/lib/domain/enquiries/contact-mutations';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { makeEnquiryOfPayload } from '@/lib/domain/sources/manual-mutations';
import { processPayloads } from '@/lib/domain/sources/process';
import { db } from '@/lib/server/db';
import { contactPointMissing } from '@/lib/shared/enquiries/contact-points';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { readFixture } from '../../support/enquiries/source-fixture-file';
import { addSource, appSecret, push, pushAndWork } from '../../support/enquiries/sources';

const admin = makeAdmin({ name: 'Meera' });
const sales = makeSales({ name: 'Divya' });
const id = 'IN.100000000000003';
const whatsapp = { kind: 'whatsapp', value: id } as const;
const migration = fs.readFileSync(
  'prisma/migrations/20261129030000_ways_to_be_answered/migration.sql',
  'utf8',
);
const message = readFixture('whatsapp', 'message.json');
/** Of somebody who shows WhatsApp no number. */
const hidden = (key = 'INV0001') => message.replace(/"(?:from|wa_id)": "\d+",/g, '').replace('INV0001', key);

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
  await db.contactMatch.deleteMany();
});

const add = async (change: object = {}) =>
  (await addEnquiry(sales, { phone: '98450 70001', source: 'Call', isNoticeRead: true, ...change })).data._id;
const read = (enquiry: string) => requireEnquiry(sales, enquiry);
const find = async (q: string) =>
  (await listEnquiries(sales, enquiryFilter.parse({ q }))).enquiries.map(({ title }) => title);
const pushHidden = async (...keys: string[]) => {
  const source = await addSource('whatsapp', { key: appSecret });
  for (const key of keys) await pushAndWork(source, hidden(key));
  return db.enquiry.findMany({ orderBy: { createdAt: 'asc' } });
};

describe('a contact with only a WhatsApp id', () => {
  test('is answered by the id, and all messages from the id belong to one contact', async () => {
    const rows = await pushHidden('INV0001', 'INV0001', 'INV0002');
    expect(rows).toMatchObject([
      { name: 'Meera Kamath', phoneE164: '', email: '', contactPoints: [whatsapp], kindName: 'message' },
      { contactPoints: [whatsapp] },
    ]);
    expect(new Set(rows.map(({ contactId }) => contactId)).size).toBe(1);
    const [first, second] = rows.map((row) => row.id);
    expect((await read(first ?? '')).ties).toMatchObject([
      { enquiry: first, isProved: true },
      { enquiry: second, tie: 'Same WhatsApp id, not confirmed', isProved: false },
    ]);
  });

  test('is suggested where the same id came with a number, and joined by the office alone', async () => {
    const source = await addSource('whatsapp', { key: appSecret });
    await pushAndWork(source, message);
    await pushAndWork(source, hidden('INV0002'));
    const [shown, other] = await db.enquiry.findMany({ orderBy: { phoneE164: 'desc' } });
    expect(shown?.contactId).not.toBe(other?.contactId);
    expect((await read(other?.id ?? '')).suggestions).toMatchObject([
      { enquiry: shown?.id, shared: whatsapp },
    ]);
    await decideMatch(sales, other?.id ?? '', { enquiry: shown?.id, state: 'accepted' });
    expect((await read(other?.id ?? '')).personCount).toBe(2);
  });

  test('keeps the id that was sent, so that later messages are of the same person; what the team adds goes again', async () => {
    const [row] = await pushHidden('INV0001');
    const enquiry = row?.id ?? '';
    const address = { kind: 'email', value: 'asha@example.com' } as const;
    await updateEnquiry(sales, enquiry, { ways: [address, whatsapp] });
    await expect(updateEnquiry(sales, enquiry, { ways: [address] })).rejects.toMatchObject({
      code: 'invalid',
      fields: { ways: expect.stringContaining('came with a message') },
    });
    await updateEnquiry(sales, enquiry, { ways: [whatsapp] });
    expect((await read(enquiry)).ways).toEqual([whatsapp]);
    const rows = await pushHidden('INV0002');
    expect(new Set(rows.map(({ contactId }) => contactId)).size).toBe(1);
  });

  test('is given out with the id, and no body with the id outlives the erasure', async () => {
    const [row] = await pushHidden('INV0001');
    // A body that became no enquiry.
    await push(await addSource(), `Write to ${id}`);
    const { data } = await exportContact(admin, row?.id ?? '');
    expect(data).toMatchObject({ enquiries: [{ contactPoints: [whatsapp] }], sourceBodies: [{}, {}] });
    await eraseContact(admin, row?.id ?? '');
    expect([await db.sourceBody.count(), await db.enquiry.count()]).toEqual([0, 0]);
  });

  test('is read again by this release where the release before could not use what came', async () => {
    const source = await addSource('whatsapp', { key: appSecret });
    await push(source, hidden());
    const outcome =
      'WhatsApp named no number: this person shows a user name alone. Answer in WhatsApp, and ask for the number.';
    await db.sourceBody.updateMany({ data: { state: 'unread', outcome } });
    await db.$executeRawUnsafe(`UPDATE "source_body"${migration.split('UPDATE "source_body"')[1]}`);
    await processPayloads();
    expect(await db.sourceBody.findMany()).toMatchObject([{ state: 'waiting' }]);
    await db.sourceBody.updateMany({ data: { nextAt: new Date(0) } });
    await processPayloads();
    expect(await db.sourceBody.findMany()).toMatchObject([{ state: 'enquiry' }]);
  });
});

describe('further contact points of an enquiry', () => {
  test('are added and taken away by the team, each in one form, and the history says it', async () => {
    const enquiry = await add({ name: 'Asha Rao' });
    const first = { kind: 'phone', value: '+919845070001' };
    const { data } = await updateEnquiry(sales, enquiry, {
      ways: [
        first,
        { kind: 'phone', value: '098450 70002' },
        { kind: 'email', value: ' Asha@Example.com ' },
        { kind: 'email', value: 'asha@example.com' },
      ],
    });
    const [second, address] = [
      { kind: 'phone', value: '+919845070002' },
      { kind: 'email', value: 'asha@example.com' },
    ];
    expect(data).toMatchObject({ phone: first.value, email: '', ways: [first, second, address] });
    await updateEnquiry(sales, enquiry, { ways: [address] });
    const { ways, events } = await read(enquiry);
    // What was sent is never changed.
    expect(ways).toEqual([first, address]);
    expect(events.map(({ text }) => text)).toEqual([
      'removed phone or e-mail: +91 98450 70002',
      'added phone or e-mail: +91 98450 70002, asha@example.com',
      'became owner. Divya typed it in.',
    ]);
  });

  test('at least one stays, and an unusable one is refused', async () => {
    const enquiry = await add({ phone: '', whatsapp: id });
    expect((await read(enquiry)).title).toBe(`WhatsApp id ${id}`);
    for (const [ways, said] of [
      [[], contactPointMissing],
      [[{ kind: 'phone', value: '12' }], 'Please enter a phone number that we can call'],
      [[{ kind: 'email', value: 'asha' }], 'Invalid email format'],
      [[{ kind: 'whatsapp', value: 'a b' }], 'A WhatsApp id has letters'],
    ] as const)
      await expect(updateEnquiry(sales, enquiry, { ways })).rejects.toMatchObject({
        code: 'invalid',
        message: expect.stringContaining(said),
      });
    expect((await read(enquiry)).ways).toEqual([whatsapp]);
  });

  test('an enquiry without any is refused, by hand and from a source', async () => {
    await expect(add({ phone: '' })).rejects.toMatchObject({ fields: { phone: contactPointMissing } });
    await push(await addSource(), 'Hello');
    await processPayloads();
    const { id: body } = await db.sourceBody.findFirstOrThrow();
    await expect(makeEnquiryOfPayload(admin, body, { phone: '' })).rejects.toMatchObject({
      fields: { phone: contactPointMissing },
    });
    await makeEnquiryOfPayload(admin, body, { phone: '', whatsapp: id });
    expect(await db.enquiry.findMany()).toMatchObject([{ contactPoints: [whatsapp] }]);
  });

  test('are found by the search, suggest who uses them, and take the bodies with them along', async () => {
    const enquiry = await add({ name: 'Asha Rao' });
    await updateEnquiry(sales, enquiry, {
      ways: [
        { kind: 'phone', value: '98450 70002' },
        { kind: 'email', value: 'asha.home@example.com' },
      ],
    });
    const other = await add({ name: 'Kiran', phone: '98450 70002' });
    expect(await find('asha.home')).toEqual(['Asha Rao']);
    expect((await find('98450 70002')).toSorted()).toEqual(['Asha Rao', 'Kiran']);
    expect((await read(enquiry)).suggestions).toMatchObject([{ enquiry: other, phone: '+919845070002' }]);
    await push(await addSource(), 'call (+91) 98450-70002');
    await eraseContact(admin, enquiry);
    expect(await db.sourceBody.count()).toBe(0);
  });
});

test('the search looks into what a form of the office has asked, also where the release before wrote it, and not into the names of its fields', async () => {
  await db.enquiry.create({
    data: {
      kindName: 'landowner',
      requestKey: randomUUID(),
      name: 'Ravi',
      email: '',
      phoneE164: '+919845070009',
      details: { place: 'Hejamadi', surveyNumber: '112/4B' },
      retainUntil: new Date('2099-01-01'),
    },
  });
  expect(await Promise.all(['hejama', '112/4b', 'surveyNumber', 'place'].map(find))).toEqual([
    ['Ravi'],
    ['Ravi'],
    [],
    [],
  ]);
  await db.$executeRaw`update enquiry set details = '{"place": "Padubidri"}'`;
  expect([await find('hejamadi'), await find('PADUB')]).toEqual([[], ['Ravi']]);
});
