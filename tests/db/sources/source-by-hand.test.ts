import { beforeEach, expect, test } from 'vitest';
import { incomingText, sourceTexts } from '@/lib/content/sources/sources';
import { eraseContact } from '@/lib/domain/personal-data/mutations';
import { makeEnquiryOfPayload, setPayloadAside } from '@/lib/domain/sources/manual-mutations';
import { updateSource } from '@/lib/domain/sources/mutations';
import { processPayloads } from '@/lib/domain/sources/process';
import { findSource } from '@/lib/domain/sources/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { addSource, pushAndWork } from '../../support/enquiries/sources';

const admin = makeAdmin();
const text = 'A buyer rang. Sadhana, 98000 55551 or sadhana@example.com';
const read = { name: 'Sadhana', phone: '98000 55551', message: 'Wants to see it' };

async function addUnread(body = text) {
  const source = await addSource();
  await pushAndWork(source, body);
  const { id } = await db.sourceBody.findFirstOrThrow({ where: { sourceId: source._id } });
  return { source, id };
}
const lastError = async (id: string) => (await findSource(admin, id))?.lastError;

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
  await db.project.deleteMany();
  await db.auditEntry.deleteMany();
});

test('what was not understood is made an enquiry by hand: given by its source, linked, told to the team, and no worry any more', async () => {
  const { id: projectId } = await db.project.create({ data: { name: 'Kadal Crest', status: 'ongoing' } });
  const { source, id } = await addUnread();
  const before = await findSource(admin, source._id);
  expect(before?.lastError).toBe(sourceTexts.notUnderstood);
  expect(before?.bodies[0]?.found).toMatchObject({ phone: '98000 55551', email: 'sadhana@example.com' });
  const { data } = await makeEnquiryOfPayload(admin, id, { ...read, projectId });
  const row = await db.enquiry.findFirstOrThrow({
    include: { consents: true, events: { orderBy: { actor: 'asc' } } },
  });
  expect(row.origin).toEqual({ phone: '98000 55551' });
  expect(row).toMatchObject({
    id: data._id,
    kindName: 'enquiry',
    ...{ source: 'Landing page', sourceId: source._id, projectId, phoneE164: '+919800055551' },
    ...{ consents: [], state: 'new' },
    events: [
      { actor: 'Landing page', text: incomingText },
      { actor: 'Nobody', text: 'became owner. Lead allotment is not set up.' },
    ],
  });
  expect((await db.outboxItem.findMany()).map(({ label }) => label)).toEqual(['Mail to the team']);
  const after = await findSource(admin, source._id);
  expect(after).toMatchObject({
    lastError: '',
    bodies: [{ state: 'enquiry', enquiryId: data._id, outcome: sourceTexts.byHand(admin.name), found: null }],
  });
  const lines = JSON.stringify(await db.auditEntry.findMany({ where: { entityId: data._id } }));
  expect(lines).toContain('create');
  expect(lines).not.toContain('Sadhana');
});

test('two who read the same at once make one enquiry, and one of them is told', async () => {
  const { id } = await addUnread();
  const outcomes = await Promise.allSettled([
    makeEnquiryOfPayload(admin, id, read),
    makeEnquiryOfPayload(admin, id, { ...read, name: 'Sadhna' }),
    setPayloadAside(admin, id, true),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: 'conflict', message: sourceTexts.dealtWith });
  expect(await db.enquiry.count()).toBeLessThan(2);
});

test.each([
  ['nobody to answer', { name: 'Sadhana', phone: '' }, 'phone'],
  ['a project that is none', { ...read, projectId: 'none' }, 'projectId'],
])('%s makes no enquiry, and leaves the body to be read', async (_what, input, field) => {
  const { id } = await addUnread();
  await expect(makeEnquiryOfPayload(admin, id, input)).rejects.toMatchObject({
    code: 'invalid',
    fields: { [field]: expect.any(String) },
  });
  expect(await db.sourceBody.findFirst()).toMatchObject({ state: 'unread', enquiryId: null });
});

test('what is set aside asks for attention no more, is not read by another mapping, and is taken up again', async () => {
  const { source, id } = await addUnread('{"sampark": "98000 55551"}');
  await setPayloadAside(admin, id, true);
  expect(await lastError(source._id)).toBe('');
  await updateSource(admin, source._id, { mapping: { phone: 'sampark' }, version: source.version });
  await processPayloads();
  expect(await db.sourceBody.findFirst()).toMatchObject({ state: 'aside' });
  await expect(makeEnquiryOfPayload(admin, id, read)).rejects.toMatchObject({ code: 'conflict' });
  await setPayloadAside(admin, id, false);
  expect(await lastError(source._id)).toBe(sourceTexts.unreachable);
  expect(await db.sourceBody.findFirst()).toMatchObject({ state: 'unread' });
  expect(await db.auditEntry.count({ where: { entity: 'source', fields: { has: 'set aside' } } })).toBe(1);
});

test('another body that is still unread keeps the source in need of a look', async () => {
  const { source, id } = await addUnread();
  await pushAndWork(source, 'Hello again');
  await setPayloadAside(admin, id, true);
  expect(await lastError(source._id)).toBe(sourceTexts.notUnderstood);
});

test('with the person of an enquiry that was read by hand its body goes, whatever number was typed', async () => {
  const { id } = await addUnread('A buyer rang, the number is on my desk');
  const { data } = await makeEnquiryOfPayload(admin, id, read);
  await eraseContact(admin, data._id);
  expect([await db.enquiry.count(), await db.sourceBody.count()]).toEqual([0, 0]);
});
