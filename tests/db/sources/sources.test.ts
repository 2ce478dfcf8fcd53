import { beforeEach, describe, expect, test } from 'vitest';
import { incomingText, sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { deleteSource, renewSourceSecret, updateSource } from '@/lib/domain/sources/mutations';
import { processPayloads } from '@/lib/domain/sources/process';
import { findSource, listSources } from '@/lib/domain/sources/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { readFixture } from '../../support/enquiries/source-fixture-file';
import { addSource, push, pushAndWork } from '../../support/enquiries/sources';

const admin = makeAdmin();
const lead = { id: '1', name: 'Kiran Pai', phone: '98000 55551', email: 'kiran@example.com' };
const bodies = () => db.sourceBody.findMany({ orderBy: { receivedAt: 'asc' } });
const states = async () => (await bodies()).map(({ state }) => state);
const labels = async () =>
  (await db.outboxItem.findMany({ orderBy: { label: 'asc' } })).map(({ label }) => label);

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
  await db.project.deleteMany();
});

describe('what is sent', () => {
  test('is stored first, sealed, and becomes an enquiry that says who gave it', async () => {
    const { id: projectId } = await db.project.create({ data: { name: 'Kadal Crest', status: 'ongoing' } });
    const source = await addSource();
    await push(source, readFixture('form', 'leads.json'));
    expect(await db.enquiry.count()).toBe(0);
    const [stored] = await bodies();
    expect(stored).toMatchObject({ state: 'waiting', enquiryId: null });
    expect(JSON.stringify(stored)).not.toMatch(/Kiran|55551/);
    await processPayloads();
    const row = await db.enquiry.findFirstOrThrow({
      include: { consents: true, events: { orderBy: { actor: 'asc' } } },
    });
    expect(row).toMatchObject({
      kindName: 'enquiry',
      source: 'Landing page',
      sourceId: source._id,
      sourceKey: '9007199254740993',
      phoneE164: '+919800055551',
      projectId,
      consents: [],
      state: 'new',
      origin: { phone: '98000 55551', sentAt: '2026-11-26T04:45:00.000Z' },
      events: [
        { actor: 'Landing page', text: incomingText },
        { actor: 'Nobody', text: 'became owner. Lead allotment is not set up.' },
      ],
    });
    expect(row.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await labels()).toEqual(['Mail to the team']);
    const found = await findSource(admin, source._id);
    expect(found).toMatchObject({ lastError: '', refused: 0, lastAt: expect.any(String) });
    expect(found?.days.slice(-1)).toEqual([1]);
    expect(found?.days).toHaveLength(sourceLimits.shownDays);
    expect(found?.bodies).toMatchObject([
      {
        state: 'enquiry',
        enquiryId: row.id,
        outcome: sourceTexts.enquiry,
        text: readFixture('form', 'leads.json'),
      },
    ]);
    expect(found?.bodies[0]?.fields).toContainEqual(['contact.phoneNumber', '98000 55551']);
  });

  test('fifty times, and worked by several at once, is one enquiry, of which the team is told once', async () => {
    const source = await addSource();
    for (let at = 0; at < 50; at += 1) await push(source, lead);
    await Promise.all([processPayloads(), processPayloads(), processPayloads()]);
    expect(await db.enquiry.count()).toBe(1);
    expect(await labels()).toEqual(['Mail to the team']);
    expect((await states()).toSorted()).toEqual(['enquiry', ...Array(49).fill('repeated')]);
    expect(new Set((await bodies()).map(({ enquiryId }) => enquiryId)).size).toBe(1);
  });

  test('with ids above 2^53 that differ by one is two', async () => {
    const source = await addSource();
    for (const id of ['9007199254740992', '9007199254740993'])
      await pushAndWork(source, `{"id": ${id}, "phone": "9800055551"}`);
    const rows = await db.enquiry.findMany({ orderBy: { sourceKey: 'asc' } });
    expect(rows.map(({ sourceKey }) => sourceKey)).toEqual(['9007199254740992', '9007199254740993']);
    expect(new Set(rows.map(({ contactId }) => contactId)).size).toBe(1);
  });

  test('without an id is one for a person, a project and a day, and the same id of another source is another', async () => {
    const source = await addSource();
    const { id: _id, ...unnamed } = lead;
    for (const project of ['Kadal Crest', 'Kadal Crest', 'Areca'])
      await pushAndWork(source, { ...unnamed, project });
    expect(await db.enquiry.count()).toBe(2);
    expect(await db.enquiry.findFirst({ where: { message: { contains: 'Areca' } } })).not.toBeNull();
    for (const each of [source, await addSource()]) await pushAndWork(each, lead);
    expect(await db.enquiry.count()).toBe(4);
  });

  test('of one call, in whatever order, is one enquiry that says how far the call came', async () => {
    const source = await addSource('myoperator');
    const missed = readFixture('myoperator', 'missed.json');
    const said = [];
    for (const state of ['ringing', 'missed', 'answered', 'missed', 'ringing']) {
      await pushAndWork(source, missed.replace('missed', state));
      said.push((await db.enquiry.findMany()).map(({ message }) => message));
    }
    expect(said).toEqual([
      ['Call to 08240000000'],
      ['Missed call to 08240000000'],
      ['Answered call to 08240000000'],
      ['Answered call to 08240000000'],
      ['Answered call to 08240000000'],
    ]);
    expect(await labels()).toEqual(['Mail to the team']);
  });

  test('as a test is shown, and is no enquiry', async () => {
    const source = await addSource('google');
    await pushAndWork(source, readFixture('google', 'test.json'));
    expect(await states()).toEqual(['test']);
    expect([await db.enquiry.count(), await labels()]).toEqual([0, []]);
  });

  test('and is not understood, or has nobody to answer, is kept and told, and holds up nothing', async () => {
    const source = await addSource();
    for (const body of ['Hello', '{"a":', { name: 'Kiran', phone: 'none' }, '<a>', lead])
      await push(source, body);
    await processPayloads();
    expect(await states()).toEqual(['unread', 'unread', 'unread', 'unread', 'enquiry']);
    await pushAndWork(source, 'Hello');
    expect(await findSource(admin, source._id)).toMatchObject({ lastError: sourceTexts.notUnderstood });
  });

  test('and was not understood is read again by the next mapping', async () => {
    const source = await addSource();
    await pushAndWork(source, { wer: 'Kiran Pai', sampark: '98000 55551' });
    expect(await states()).toEqual(['unread']);
    await updateSource(admin, source._id, { mapping: { phone: 'sampark' }, version: source.version });
    await processPayloads();
    expect(await states()).toEqual(['enquiry']);
  });

  test('that the database refuses is tried again, and in the end left to people', async () => {
    const source = await addSource();
    await db.$executeRaw`alter table enquiry add constraint no_kiran check (name <> 'Kiran Pai')`;
    try {
      await push(source, lead);
      for (let at = 0; at < sourceLimits.attempts + 1; at += 1) {
        await processPayloads();
        await db.sourceBody.updateMany({ data: { nextAt: new Date(0) } });
      }
    } finally {
      await db.$executeRaw`alter table enquiry drop constraint no_kiran`;
    }
    expect(await bodies()).toMatchObject([
      { state: 'unread', outcome: sourceTexts.failed, attempts: sourceLimits.attempts },
    ]);
  });

  test('to a source that is off waits until it is on', async () => {
    const source = await addSource('form', { isOn: false });
    await pushAndWork(source, lead);
    expect((await findSource(admin, source._id))?.bodies).toMatchObject([
      { state: 'waiting', outcome: sourceTexts.off },
    ]);
    await updateSource(admin, source._id, { isOn: true, version: source.version });
    await processPayloads();
    expect(await states()).toEqual(['enquiry']);
  });

  test('is acknowledged to its person where the office wants it for that source, and nowhere else', async () => {
    await pushAndWork(await addSource('form', { isAcknowledged: true }), lead);
    expect(await labels()).toEqual(['Acknowledgement', 'Mail to the team']);
  });

  test('beyond so many a minute, or so much, is refused and told', async () => {
    const source = await addSource();
    const fill = (count: number, bytes: number) =>
      db.sourceBody.createMany({
        data: Array.from({ length: count }, () => ({
          sourceId: source._id,
          contentType: '',
          body: '',
          bytes,
          state: 'unread' as const,
        })),
      });
    await fill(sourceLimits.bodiesAMinute, 1);
    await expect(push(source, lead)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 60 });
    await db.sourceBody.deleteMany();
    await fill(1, sourceLimits.storedBytes);
    await expect(push(source, lead)).rejects.toMatchObject({ code: 'too_many' });
    expect((await findSource(admin, source._id))?.lastError).not.toBe('');
    expect(await db.sourceBody.count()).toBe(1);
  });
});

describe('the address', () => {
  test('has a secret that is stored sealed; a wrong one is counted, and nothing is stored', async () => {
    const source = await addSource();
    expect(source.path).toMatch(/^\/api\/in\/[\w-]{36}\/[\w-]{43}$/);
    const { secret } = await db.source.findFirstOrThrow();
    expect(secret).toMatch(/^v1:/);
    for (const wrong of ['', 'x', secret]) {
      const sent = push(source, lead, wrong);
      await expect(sent).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await findSource(admin, source._id)).toMatchObject({
      refused: 3,
      lastRefusedAt: expect.any(String),
      bodies: [],
    });
  });

  test('is renewed with a day in which both are taken', async () => {
    const source = await addSource();
    const { data: renewed } = await renewSourceSecret(admin, source._id);
    expect(renewed.path).not.toBe(source.path);
    expect(Date.parse(renewed.formerUntil ?? '') - Date.now()).toBeGreaterThan(86_000_000);
    for (const each of [source, renewed]) await push(each, lead);
    await db.source.updateMany({ data: { formerUntil: new Date() } });
    await expect(push(source, lead)).rejects.toMatchObject({ code: 'not_found' });
    await push(renewed, lead);
    expect(await db.sourceBody.count()).toBe(3);
  });

  test('of a service with a key takes nothing that names another, and tells admins no key', async () => {
    const source = await addSource('google', { key: 'invented-key' });
    const body = readFixture('google', 'lead.json');
    for (const wrong of [body.replace('invented-key', 'guessed'), '{}', 'junk'])
      await expect(push(source, wrong)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await db.sourceBody.count()).toBe(0);
    await pushAndWork(source, body);
    expect(await db.enquiry.findFirst()).toMatchObject({ sourceKey: '90071992547409931234' });
    const listed = await listSources(admin);
    expect(listed).toMatchObject([{ hasKey: true, refused: 3 }]);
    expect(JSON.stringify(listed)).not.toContain('invented-key');
    expect(JSON.stringify(await db.source.findMany())).not.toContain('invented-key');
  });
});

test('a source is changed on top of its newest version alone, and leaves its enquiries behind', async () => {
  const source = await addSource();
  await pushAndWork(source, lead);
  const change = { name: 'Stall', mapping: { name: 'q1' }, version: source.version };
  expect((await updateSource(admin, source._id, change)).data).toMatchObject({
    name: 'Stall',
    mapping: { name: 'q1' },
  });
  await expect(updateSource(admin, source._id, change)).rejects.toMatchObject({ code: 'conflict' });
  await expect(
    updateSource(admin, source._id, { mapping: { other: 'x' }, version: 2 }),
  ).rejects.toMatchObject({
    code: 'invalid',
  });
  await deleteSource(admin, source._id);
  expect(await db.sourceBody.count()).toBe(0);
  expect(await db.enquiry.findFirst()).toMatchObject({
    sourceId: null,
    sourceKey: '1',
    source: 'Landing page',
  });
  const lines = await db.auditEntry.findMany({ where: { entity: 'source' } });
  expect(JSON.stringify(lines)).not.toContain(source.path.split('/').at(-1));
});
