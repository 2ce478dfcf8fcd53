import { beforeEach, describe, expect, test } from 'vitest';
import { boardLimits, boardStages } from '@/lib/content/enquiries/board';
import { moveEnquiry } from '@/lib/domain/enquiries/board/move';
import { readBoard } from '@/lib/domain/enquiries/board/queries';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { db } from '@/lib/server/db';
import { makeSales } from '../../support/accounts/admin';

const sales = makeSales({ name: 'Divya' });
let serial = 0;

beforeEach(async () => {
  await db.enquiry.deleteMany();
});

async function add(name: string, state?: string): Promise<string> {
  serial += 1;
  const phone = `98450 8${String(serial).padStart(4, '0')}`;
  const { data } = await addEnquiry(sales, { name, phone, source: 'Call', isNoticeRead: true });
  if (state) await updateEnquiry(sales, data._id, { state });
  return data._id;
}
const versionOf = async (id: string) =>
  String((await db.enquiry.findUniqueOrThrow({ where: { id } })).version);
const titlesBy = async (params: Record<string, string> = {}, now = new Date()) => {
  const { columns } = await readBoard(sales, params, now);
  return Object.fromEntries(columns.map(({ stage, cards }) => [stage, cards.map(({ title }) => title)]));
};

describe('the board', () => {
  test('has each enquiry but spam under its stage, who is to be followed up first at the head', async () => {
    const late = await add('Late', 'negotiating');
    const soon = await add('Soon', 'negotiating');
    await add('Never', 'negotiating');
    await updateEnquiry(sales, late, { followUpAt: '2026-12-02T10:00:00+05:30' });
    await updateEnquiry(sales, soon, { followUpAt: '2026-12-01T10:00:00+05:30' });
    await add('Spam', 'spam');
    await add('New', 'new');
    await add('Sold', 'won');
    expect(await titlesBy()).toEqual({
      new: ['New'],
      contacted: [],
      'site visit': [],
      negotiating: ['Soon', 'Late', 'Never'],
      won: ['Sold'],
      lost: [],
    });
  });

  test('shows so many of a stage, counts all, and sums up what was won', async () => {
    for (let at = 0; at <= boardLimits.cards; at += 1) await add(`Caller ${at}`);
    const sold = await add('Sold', 'won');
    await updateEnquiry(sales, sold, { wonValue: 7_400_000 });
    const { columns } = await readBoard(sales, {});
    expect(columns.map(({ stage }) => stage)).toEqual([...boardStages]);
    expect(columns.find(({ stage }) => stage === 'contacted')).toMatchObject({
      count: boardLimits.cards + 1,
      cards: { length: boardLimits.cards },
    });
    expect(columns.find(({ stage }) => stage === 'won')).toMatchObject({ count: 1, value: 7_400_000 });
  });

  test('has what was closed in the month in which it was, and what is open always', async () => {
    await add('Sold', 'won');
    await add('Open');
    const later = new Date(Date.now() + 40 * 86_400_000);
    expect(await titlesBy({}, later)).toMatchObject({ won: [], contacted: ['Open'] });
    const listed = async (since: string) =>
      (await listEnquiries(sales, enquiryFilter.parse({ state: 'won', since }))).total;
    const { since } = await readBoard(sales, {}, later);
    expect([await listed(since), await listed('2020-01-01')]).toEqual([0, 1]);
  });

  test('is of one of the team, or of one project, where that is asked for', async () => {
    await add('Open');
    expect(await titlesBy({ assignee: 'none' })).toMatchObject({ contacted: ['Open'] });
    expect(await titlesBy({ assignee: 'somebody' })).toMatchObject({ contacted: [] });
    expect(await titlesBy({ project: 'none' })).toMatchObject({ contacted: ['Open'] });
    expect(await titlesBy({ project: 'x'.repeat(90) })).toMatchObject({ contacted: ['Open'] });
  });
});

describe('a move by a form', () => {
  test('writes what the list writes: the state, and its line of the history', async () => {
    const id = await add('Asha');
    await moveEnquiry(sales, { _id: id, version: await versionOf(id), state: 'negotiating' });
    expect(await titlesBy()).toMatchObject({ negotiating: ['Asha'] });
    expect(await db.enquiryEvent.findMany({ where: { enquiryId: id, state: 'negotiating' } })).toMatchObject([
      { actor: 'Divya', text: 'moved Contacted to Negotiating' },
    ]);
  });

  test('is refused over what somebody else has changed', async () => {
    const id = await add('Asha');
    const version = await versionOf(id);
    const form = new FormData();
    for (const [name, value] of Object.entries({ _id: id, version, state: 'lost' })) form.append(name, value);
    await moveEnquiry(sales, form);
    expect(await titlesBy()).toMatchObject({ lost: ['Asha'] });
    await expect(moveEnquiry(sales, { _id: id, version, state: 'new' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test.each([{}, { state: 'sold' }, { state: 'won', version: 'x' }, { _id: 'x', state: 'won' }])(
    'that is none, %j, is refused',
    async (form) => {
      const id = await add('Asha');
      await expect(
        moveEnquiry(sales, { _id: id, version: await versionOf(id), ...form }),
      ).rejects.toMatchObject({ code: expect.stringMatching(/invalid|not_found/) });
      expect(await titlesBy()).toMatchObject({ contacted: ['Asha'] });
    },
  );
});
