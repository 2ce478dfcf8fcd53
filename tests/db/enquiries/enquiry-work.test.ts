import { beforeEach, describe, expect, test } from 'vitest';
import { roleNames } from '@/lib/content/roles';
import { addNote, updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import {
  countTabs,
  listDueFollowUps,
  listEnquiries,
  listFilterOptions,
} from '@/lib/domain/enquiries/inbox/queries';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { db } from '@/lib/server/db';
import { makeSales } from '../../support/accounts/admin';
import { emptyEnquiries, keep, only } from '../../support/enquiries/kept-enquiries';
import { newEmail } from '../../support/values';

// The brand exists in types alone.
const staff = makeSales({ userId: '-', name: 'Divya Nayak' });

beforeEach(emptyEnquiries);

describe('the work of the team', () => {
  test('an enquiry is assigned to an admin or to sales, and to nobody who does not reach it', async () => {
    await keep();
    const { id } = await only();
    const people = await Promise.all(
      roleNames.map((role) => db.user.create({ data: { name: role, email: newEmail(), role } })),
    );
    const assign = (user?: { id: string }) => updateEnquiry(staff, id, { assignee: user?.id });
    const [ofAdmins, editor, ofSales] = people;
    await expect(assign(editor)).rejects.toMatchObject({ fields: { assignee: 'There is no such person.' } });
    const offered = async () => (await listFilterOptions(staff)).people.map(({ name }) => name);
    expect(await offered()).not.toContain('editor');
    for (const user of [ofAdmins, ofSales]) {
      expect((await assign(user)).data.assignee?.name).toBe(user?.name);
      expect(await offered()).toContain(user?.name);
    }
    await db.user.update({ where: { id: ofSales?.id ?? '' }, data: { role: 'editor' } });
    expect(await offered()).toContain('sales');
    await db.user.deleteMany({ where: { id: { in: people.map((user) => user.id) } } });
  });

  test('an enquiry is kept longer after a contact, and not for being assigned or planned', async () => {
    await keep();
    const { id } = await only();
    const soon = new Date('2026-12-01T00:00:00Z');
    const readEnd = async () => (await only()).retainUntil.getTime();
    await db.enquiry.update({ where: { id }, data: { retainUntil: soon } });
    await updateEnquiry(staff, id, { followUpAt: '2030-01-01T10:00:00+05:30' });
    expect(await readEnd()).toBe(soon.getTime());
    await updateEnquiry(staff, id, { state: 'contacted' });
    expect(await readEnd()).toBeGreaterThan(soon.getTime());
    await db.enquiry.update({ where: { id }, data: { retainUntil: soon } });
    await addNote(staff, id, { text: 'Called' });
    expect(await readEnd()).toBeGreaterThan(soon.getTime());
  });

  test('changes are written into the history, the first contact is timed once, and an older version is refused', async () => {
    await keep();
    const { id } = await only();
    const first = (await updateEnquiry(staff, id, { state: 'contacted', version: 1 })).data;
    expect(first).toMatchObject({ state: 'contacted', version: 2, firstContactAt: expect.any(String) });
    expect(first.events[0]).toMatchObject({ actor: 'Divya Nayak', text: 'moved New to Contacted' });
    const stale = updateEnquiry(staff, id, { state: 'lost', version: 1 });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
    const later = (await updateEnquiry(staff, id, { state: 'won' })).data;
    expect(later.firstContactAt).toBe(first.firstContactAt);
    await expect(updateEnquiry(staff, id, { assignee: 'nobody' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(updateEnquiry(staff, 'x', { state: 'new' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('filters find by words, number, day of the office, and overdue follow-up', async () => {
    await keep({ name: 'Ananya Rao', phone: '98450 44444' });
    await keep();
    const { id } = await db.enquiry.findFirstOrThrow({ where: { name: 'Ananya Rao' } });
    // 00:10 on 21 November in the office.
    await db.enquiry.update({ where: { id }, data: { createdAt: new Date('2026-11-20T18:40:00Z') } });
    await updateEnquiry(staff, id, { followUpAt: '2020-01-01T10:00:00+05:30' });
    const find = async (filter: object) =>
      (await listEnquiries(staff, enquiryFilter.parse(filter))).enquiries.map(({ name }) => name);
    expect(await find({ q: 'ananya' })).toEqual(['Ananya Rao']);
    expect(await find({ q: '098450 44' })).toEqual(['Ananya Rao']);
    // Digits among words are no number, and what stands for any letter in the database stands for itself.
    expect(await find({ q: 'somebody44444@nowhere.example' })).toEqual([]);
    expect(await find({ q: 'anan_a' })).toEqual([]);
    for (const from of ['2026-13-45', '2026-02-31'])
      expect(enquiryFilter.safeParse({ from }).success).toBe(false);
    expect(await find({ from: '2026-11-21', to: '2026-11-21', q: 'Rao' })).toEqual(['Ananya Rao']);
    expect(await find({ from: '2026-11-20', to: '2026-11-20' })).toEqual([]);
    expect(await find({ tab: 'overdue' })).toEqual(['Ananya Rao']);
    expect(await find({ state: 'lost' })).toEqual([]);
    expect((await find({ sort: 'due' }))[0]).toBe('Ananya Rao');
    expect((await find({})).at(-1)).toBe('Ananya Rao');
    expect(await countTabs(staff)).toEqual({ open: 2, new: 2, late: 0, overdue: 1, all: 2, spam: 0 });
    const { events = [] } = (await findEnquiry(staff, id)) ?? {};
    expect(events.filter(({ kind }) => kind !== 'assignee')).toHaveLength(1);
  });
});

test('the follow-ups of the dashboard are of open enquiries, until the office’s day ends, the longest overdue first, and those of the day after', async () => {
  const now = new Date('2026-11-21T12:00:00+05:30');
  const dates: [string, string, 'new' | 'won'][] = [
    ['Tonight', '2026-11-21T23:59:00+05:30', 'new'],
    ['Tomorrow', '2026-11-22T00:00:00+05:30', 'new'],
    ['The day after', '2026-11-23T00:00:00+05:30', 'new'],
    ['Overdue', '2026-11-19T10:00:00+05:30', 'new'],
    ['Won', '2026-11-19T10:00:00+05:30', 'won'],
  ];
  for (const [name, followUpAt, state] of dates) {
    await keep({ name });
    await db.enquiry.updateMany({ where: { name }, data: { followUpAt, state } });
  }
  await keep({ name: 'No date' });
  const { today, tomorrow } = await listDueFollowUps(staff, { limit: 5, now });
  expect(today.enquiries.map(({ name }) => name)).toEqual(['Overdue', 'Tonight']);
  expect(today.total).toBe(2);
  expect(tomorrow.enquiries.map(({ name }) => name)).toEqual(['Tomorrow']);
  expect(tomorrow.total).toBe(1);
  expect((await listDueFollowUps(staff, { limit: 1, now })).today.enquiries).toHaveLength(1);
});
