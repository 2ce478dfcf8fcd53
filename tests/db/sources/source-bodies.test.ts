import { beforeEach, expect, test } from 'vitest';
import { sourceLimits } from '@/lib/content/sources/sources';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { deletePayloadsOf } from '@/lib/domain/personal-data/source-payloads';
import { purgeOldPayloads } from '@/lib/domain/sources/purge';
import { findSource, readPayloadText } from '@/lib/domain/sources/queries';
import { resealSecrets } from '@/lib/domain/stored-secrets';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeAdmin } from '../../support/accounts/admin';
import { addSource, push, pushAndWork } from '../../support/enquiries/sources';

const admin = makeAdmin();
const { SECRETS_KEY: key } = env;
const lead = { id: '1', name: 'Kiran Pai', phone: '98000 55551', email: 'kiran@example.com' };
const textsOf = async (id: string) =>
  (await findSource(admin, id))?.bodies.map(({ text }) => text).toSorted();

beforeEach(async () => {
  Object.assign(env, { SECRETS_KEY: key, SECRETS_KEY_OLD: undefined });
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
});

test('with somebody who is erased go all bodies with their number or address, also those that became nothing', async () => {
  const source = await addSource();
  const other = { id: '2', name: 'Ravi', phone: '9800066661' };
  const ofHim = [
    'call (+91) 98000-55551 back',
    'x=1&note=write+to+Kiran%40Example.com',
    '{"a": {"b": ["0098000 55551"]}}',
    '{"list": "91 98000 55551 98000 66662"}',
  ];
  for (const body of [lead, ...ofHim, other, 'Hello 98000 55552']) await pushAndWork(source, body);
  const { id } = await db.enquiry.findFirstOrThrow({ where: { name: 'Kiran Pai' } });
  await eraseContact(admin, id);
  expect(await textsOf(source._id)).toEqual(['Hello 98000 55552', JSON.stringify(other)]);
  expect(await db.enquiry.findMany()).toMatchObject([{ name: 'Ravi' }]);
});

test('with somebody who is erased go mails that hold their number in a coding of mails', async () => {
  const source = await addSource('mail');
  const words = Buffer.from('Somebody with 98000 55551 rang').toString('base64');
  const mail = `MIME-Version: 1.0\nContent-Transfer-Encoding: base64\nContent-Type: text/plain\n\n${words}`;
  for (const text of ['Name: Kiran Pai\nMobile: 98000 55551', 'Hello']) await pushAndWork(source, { text });
  await pushAndWork(source, mail);
  expect((await db.sourceBody.findMany()).map(({ state }) => state).toSorted()).toEqual([
    ...['enquiry', 'unread', 'unread'],
  ]);
  const { id } = await db.enquiry.findFirstOrThrow({ where: { name: 'Kiran Pai' } });
  await eraseContact(admin, id);
  expect(await textsOf(source._id)).toEqual(['{"text":"Hello"}']);
});

test('the export of somebody has all bodies with their number or address, as they came', async () => {
  const source = await addSource();
  const words = 'call (+91) 98000-55551 back';
  for (const body of [lead, words, { id: '2', phone: '9800066661' }]) await pushAndWork(source, body);
  const { id } = await db.enquiry.findFirstOrThrow({ where: { name: 'Kiran Pai' } });
  const { data } = await exportContact(admin, id);
  expect(data).toMatchObject({
    sourceBodies: [JSON.stringify(lead), words].map((text) => ({ source: 'Landing page', text })),
  });
});

test('who has neither number nor address takes no body of others along', async () => {
  const source = await addSource();
  await push(source, 'Hello');
  await db.$transaction((tx) =>
    deletePayloadsOf(tx, [{ id: 'x', phoneE164: '', email: '', contactPoints: [] }]),
  );
  expect(await db.sourceBody.count()).toBe(1);
});

test('bodies are kept for thirty days, and a former secret for its day', async () => {
  const source = await addSource();
  await push(source, lead);
  await db.source.updateMany({ data: { formerSecret: 'x', formerUntil: new Date(Date.now() - 1) } });
  const days = (count: number) => new Date(Date.now() + count * dayMs);
  expect(await purgeOldPayloads(days(sourceLimits.keptDays - 1))).toBe(0);
  expect(await purgeOldPayloads(days(sourceLimits.keptDays + 1))).toBe(1);
  expect(await db.source.findFirst()).toMatchObject({ formerSecret: '', formerUntil: null });
});

test('under a new key bodies and secrets are sealed anew, and who is erased is found in them still', async () => {
  const source = await addSource('google', { key: 'invented-key', token: 'invented-token' });
  const body = JSON.stringify({ google_key: 'invented-key', note: '98000 55551' });
  await push(source, body);
  Object.assign(env, { SECRETS_KEY: 'another key of at least 32 characters', SECRETS_KEY_OLD: [key] });
  expect(await resealSecrets()).toBe(4);
  env.SECRETS_KEY_OLD = undefined;
  expect((await findSource(admin, source._id))?.path).toBe(source.path);
  expect(await textsOf(source._id)).toEqual([body]);
  await push(source, body);
  await db.$transaction((tx) =>
    deletePayloadsOf(tx, [{ id: 'x', phoneE164: '+919800055551', email: '', contactPoints: [] }]),
  );
  expect(await db.sourceBody.count()).toBe(0);
});

test('the screen of a source shows the beginning of a long body and of long fields, and leads to the whole', async () => {
  const source = await addSource();
  const message = 'A long message. '.repeat(1000);
  const text = JSON.stringify({ ...lead, message });
  await push(source, text);
  await push(source, { ...lead, id: '2' });
  const [short, long] = (await findSource(admin, source._id))?.bodies ?? [];
  expect(short).toMatchObject({ wholePath: '' });
  expect(long?.text).toHaveLength(sourceLimits.shownText);
  expect(long?.fields.find(([name]) => name === 'message')?.[1].length).toBeLessThan(600);
  expect(long?.wholePath).toBe(`/api/admin/sources/${source._id}/bodies/${long?._id}`);
  expect(await readPayloadText(admin, source._id, long?._id ?? '')).toBe(text);
  await expect(readPayloadText(admin, crypto.randomUUID(), long?._id ?? '')).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a body beyond the limits waits unread, and is deleted with a person whose number it has', async () => {
  const source = await addSource();
  const numbers = Array.from({ length: 3000 }, (_, at) => 9_100_000_000 + at * 7919);
  await pushAndWork(source, lead);
  await pushAndWork(source, JSON.stringify([...numbers, '98000 55551']));
  await pushAndWork(source, JSON.stringify(numbers));
  expect((await db.sourceBody.findMany({ orderBy: { id: 'asc' } })).map(({ state }) => state)).toEqual([
    ...['enquiry', 'unread', 'unread'],
  ]);
  const { id } = await db.enquiry.findFirstOrThrow({ where: { name: 'Kiran Pai' } });
  await eraseContact(admin, id);
  expect(await textsOf(source._id)).toEqual([JSON.stringify(numbers).slice(0, sourceLimits.shownText)]);
});
