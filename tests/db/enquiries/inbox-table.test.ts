import { beforeAll, describe, expect, it } from 'vitest';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { addNote } from '@/lib/domain/enquiries/change-mutations';
import { readInbox } from '@/lib/domain/enquiries/inbox/inbox';
import { db } from '@/lib/server/db';
import { type InboxSort, inboxColumns } from '@/lib/shared/enquiries/inbox-sort';
import { makeAdmin } from '../../support/accounts/admin';

const admin = makeAdmin();
const read = (sort: InboxSort, params: Record<string, string> = {}) =>
  readInbox(admin, { tab: 'all', sort, ...params }, 'table');
const namesBy = async (sort: InboxSort, params?: Record<string, string>) =>
  (await read(sort, { q: 'Sorted', ...params })).enquiries.map(({ name }) => name.replace(' Sorted', ''));

type Row = {
  name: string;
  minute: number;
  state?: string;
  source?: string;
  due?: string;
  visit?: string;
  project?: string | null;
  owner?: string | null;
};

async function add({ name, minute, state = 'new', source = '', due, visit = '', project, owner }: Row) {
  await db.$executeRaw`
    insert into enquiry (id, kind, request_key, content_hash, name, email, phone_e164, contact_id, message, source,
      project_id, assignee_id, details, state, retain_until, follow_up_at, created_at, updated_at)
    values (gen_random_uuid(), 'enquiry', ${name}, ${name}, ${`${name} Sorted`}, '', '', ${name}, 'A home', ${source},
      ${project ?? null}, ${owner ?? null}, ${{ visitOn: visit }}, ${state}::enquiry_state, now() + interval '1 year', ${due ?? null}::timestamptz,
      timestamptz '2026-11-01 10:00Z' + ${minute} * interval '1 minute', now())`;
}

beforeAll(async () => {
  const projectOf = async (name: string) =>
    (await db.project.create({ data: { name, slug: name.toLowerCase(), status: 'ongoing' } })).id;
  const [areca, banyan] = [await projectOf('Areca'), await projectOf('Banyan')];
  const ownerOf = async (name: string) =>
    (await db.user.create({ data: { name, email: `${name}@example.com`, role: 'sales' } })).id;
  const [nisha, ravi] = [await ownerOf('Nisha'), await ownerOf('ravi')];
  await add({
    name: 'amal',
    minute: 1,
    source: 'Google',
    due: '2026-12-02T04:00Z',
    project: banyan,
    owner: ravi,
  });
  await add({ name: 'Zoya', minute: 2, state: 'contacted', visit: '2026-12-01', project: areca });
  await add({ name: 'Bhavana', minute: 3, state: 'won', source: 'Call', visit: '2026-11-30', owner: nisha });
  await add({ name: 'Öznur', minute: 4, state: 'lost', due: '2026-12-01T04:00Z' });
});

describe('the inbox as a table', () => {
  it('comes by each column, and the other way round; what has no value stands last both ways', async () => {
    const orders: [InboxSort, string[]][] = [
      ['', ['Öznur', 'Bhavana', 'Zoya', 'amal']],
      ['received', ['Öznur', 'Bhavana', 'Zoya', 'amal']],
      ['-received', ['amal', 'Zoya', 'Bhavana', 'Öznur']],
      ['name', ['amal', 'Bhavana', 'Öznur', 'Zoya']],
      ['-name', ['Zoya', 'Öznur', 'Bhavana', 'amal']],
      ['project', ['Zoya', 'amal', 'Öznur', 'Bhavana']],
      ['-project', ['amal', 'Zoya', 'Öznur', 'Bhavana']],
      ['source', ['Bhavana', 'amal', 'Öznur', 'Zoya']],
      ['-source', ['Öznur', 'Zoya', 'amal', 'Bhavana']],
      ['state', ['amal', 'Zoya', 'Bhavana', 'Öznur']],
      ['-state', ['Öznur', 'Bhavana', 'Zoya', 'amal']],
      ['assignee', ['Bhavana', 'amal', 'Öznur', 'Zoya']],
      ['-assignee', ['amal', 'Bhavana', 'Öznur', 'Zoya']],
      ['due', ['Öznur', 'amal', 'Bhavana', 'Zoya']],
      ['-due', ['amal', 'Öznur', 'Bhavana', 'Zoya']],
      // No clock runs for any of them.
      ['left', ['Öznur', 'Bhavana', 'Zoya', 'amal']],
      ['-left', ['Öznur', 'Bhavana', 'Zoya', 'amal']],
      ['visit', ['Bhavana', 'Zoya', 'Öznur', 'amal']],
      ['-visit', ['Zoya', 'Bhavana', 'Öznur', 'amal']],
    ];
    expect(new Set(orders.map(([sort]) => sort.replace('-', '')))).toEqual(new Set(['', ...inboxColumns]));
    const found = [];
    for (const [sort] of orders) found.push([sort, await namesBy(sort)]);
    expect(found).toEqual(orders);
  });

  it('orders what a filter leaves, and is as usual for an order that it does not have', async () => {
    expect(await namesBy('name', { state: 'won' })).toEqual(['Bhavana']);
    const { query, enquiries } = await read('' as InboxSort, { q: 'Sorted', sort: 'phone' });
    expect([query.sort, enquiries[0]?.name]).toEqual(['', 'Öznur Sorted']);
  });

  it('has 200 lines on a page, each enquiry once, by a column too; cards stay 50', async () => {
    for (let n = 0; n < 205; n += 1) await add({ name: `Many ${n}`, minute: 10 + n });
    const pages = [];
    for (const page of ['1', '2']) pages.push(await read('name', { q: 'Many', page }));
    expect(pages.map(({ enquiries }) => enquiries.length)).toEqual([enquiryLimits.maxPageSize, 5]);
    const names = pages.flatMap(({ enquiries }) => enquiries.map(({ name }) => name));
    expect(names).toEqual(Array.from({ length: 205 }, (_, n) => `Many ${n} Sorted`));
    const cards = await readInbox(admin, { tab: 'all', q: 'Many' });
    expect(cards.enquiries).toHaveLength(50);
  });
});

describe('a search of the inbox', () => {
  it('looks everywhere, and says in which states it has found what the list does not show', async () => {
    const elsewhereOf = async (params: Record<string, string>) =>
      (await readInbox(admin, params)).elsewhere.map(({ state, count }) => `${count} in ${state}`);
    expect(await elsewhereOf({ q: 'Sorted' })).toEqual(['1 in won', '1 in lost']);
    expect(await elsewhereOf({ q: 'Bhavana' })).toEqual(['1 in won']);
    expect(await elsewhereOf({ q: 'Bhavana', tab: 'all' })).toEqual([]);
    expect(await elsewhereOf({ q: 'Sorted', state: 'won' })).toEqual([
      expect.stringMatching(/ in new$/),
      '1 in contacted',
      '1 in lost',
    ]);
    expect(await elsewhereOf({ q: 'Sorted', tab: 'spam', source: 'Call' })).toEqual(['1 in won']);
    expect(await elsewhereOf({ tab: 'spam' })).toEqual([]);
  });

  it('finds the words of a note in whatever state its enquiry is', async () => {
    const { id } = await db.enquiry.findFirstOrThrow({ where: { name: 'Öznur Sorted' } });
    await addNote(admin, id, { text: 'Wanted the corner flat' });
    const { elsewhere, total } = await readInbox(admin, { q: 'corner flat' });
    expect([total, elsewhere]).toEqual([0, [{ state: 'lost', count: 1 }]]);
  });
});
