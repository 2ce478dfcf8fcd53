import { beforeEach, expect, test } from 'vitest';
import { addNote } from '@/lib/domain/enquiries/change-mutations';
import { csvHead, toEnquiryLine } from '@/lib/domain/enquiries/inbox/csv';
import { exportEnquiries } from '@/lib/domain/enquiries/inbox/export';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { deleteNote, updateNote } from '@/lib/domain/enquiries/note-mutations';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { eraseContact } from '@/lib/domain/personal-data/mutations';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { newEmail } from '../../support/values';

const admin = makeAdmin({ name: 'Meera' });
let [divya, ravi] = [makeSales(), makeSales()];
let id = '';

async function addPerson(name: string): Promise<Sales> {
  const user = await db.user.create({ data: { name, email: newEmail(), role: 'sales' } });
  return makeSales({ userId: user.id, name, email: user.email });
}

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.auditEntry.deleteMany();
  [divya, ravi] = [await addPerson('Divya'), await addPerson('Ravi')];
  await createEnquiry(makeEnquiry(), makeSender());
  ({ id } = await db.enquiry.findFirstOrThrow());
});

const note = async (text: string) => (await addNote(divya, id, { text })).data._id;
const find = async (q: string) =>
  (await listEnquiries(divya, enquiryFilter.parse({ q }))).enquiries.map(({ _id }) => _id);
const exportAll = async () => {
  let text = csvHead();
  for await (const rows of await exportEnquiries(admin, enquiryFilter.parse({})))
    text += rows.map(toEnquiryLine).join('');
  return text;
};

test('an enquiry is found by the words of its notes, as they stand now', async () => {
  await createEnquiry(makeEnquiry(), makeSender());
  const noteId = await note('Budget 1.4 crore, 100% loan');
  expect(await find('CRORE')).toEqual([id]);
  expect(await find('100% l')).toEqual([id]);
  expect(await find('1_4 crore')).toEqual([]);
  await updateNote(divya, noteId, { text: 'Budget 90 lakh' });
  expect(await find('crore')).toEqual([]);
  expect(await find('90 lakh')).toEqual([id]);
  await deleteNote(divya, noteId);
  expect(await find('90 lakh')).toEqual([]);
});

test('a note that is changed or deleted says by whom and when, and keeps what it said', async () => {
  const noteId = await note('Budget 1.4 crore');
  await updateNote(divya, noteId, { text: 'Budget 90 lakh' });
  await deleteNote(admin, noteId);
  const [event] = (await findEnquiry(divya, id))?.events ?? [];
  expect(event).toMatchObject({
    actor: 'Divya',
    text: '',
    editedBy: 'Meera',
    deletedAt: expect.any(String),
    former: ['Budget 1.4 crore', 'Budget 90 lakh'],
  });
  const lines = await db.auditEntry.findMany({ orderBy: { at: 'asc' } });
  expect(lines.map(({ actor, fields }) => [actor, ...fields])).toEqual([
    ['Divya', 'note'],
    ['Divya', 'note'],
    ['Meera', 'note'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('crore');
  await eraseContact(admin, id);
  expect(await db.enquiryEvent.count()).toBe(0);
});

test('somebody else of sales changes no note, a deleted one is changed by nobody, and no event but a note is one', async () => {
  const noteId = await note('Budget 1.4 crore');
  for (const change of [() => updateNote(ravi, noteId, { text: 'x' }), () => deleteNote(ravi, noteId)])
    await expect(change()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(updateNote(divya, noteId, { text: ' ' })).rejects.toMatchObject({ code: 'invalid' });
  await deleteNote(divya, noteId);
  await expect(updateNote(divya, noteId, { text: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteNote(divya, { not: '' })).rejects.toMatchObject({ code: 'not_found' });
  const event = await db.enquiryEvent.create({
    data: { enquiryId: id, kind: 'state', actor: 'Divya', userId: divya.userId, text: 'moved' },
  });
  await expect(deleteNote(divya, event.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('the table of the enquiries has their notes, without those that were deleted', async () => {
  await note('Called, wants the corner flat');
  await deleteNote(divya, await note('A slip'));
  const text = await exportAll();
  expect(text).toContain('Divya: Called, wants the corner flat');
  expect(text).not.toContain('A slip');
});
