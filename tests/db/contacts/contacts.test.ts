import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { findMergeGroups } from '@/lib/domain/contacts/contact-keys';
import { deleteUnusedMatches } from '@/lib/domain/contacts/merge-groups';
import { db } from '@/lib/server/db';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { withNewDatabase } from '../../support/database/backups';
import { migrateBefore } from '../../support/database/releases';
import { waitFor } from '../../support/wait-for';

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.contactMatch.deleteMany();
});

const insertSql = `
  insert into enquiry (id, request_key, name, email, phone_e164, contact_id, retain_until, updated_at, created_at)
  values ($1, $1, 'Asha', '', '', $2, now(), now(), $3)`;
/** Before there were contacts. */
const formerInsertSql = insertSql
  .replace('contact_id', 'person_key')
  .replace('(id,', '(kind, phone, notice_version, notice_hash, id,')
  .replace('($1,', `('enquiry', '', '', '', $1,`);

const insert = (key: string, createdAt = new Date()) =>
  db.$executeRawUnsafe(insertSql, randomUUID(), key, createdAt);

const decide = (contactA: string, contactB: string, state: 'accepted' | 'rejected' = 'accepted') =>
  db.contactMatch.create({
    data: { contactA, contactB, enquiryA: contactA, enquiryB: contactB, state, actor: 'Meera' },
  });

const groupsOf = async (keys: string[]) =>
  Object.fromEntries([...(await findMergeGroups(keys))].map(([key, group]) => [key, group.toSorted()]));

type Decision = { from: number; to: number; state: 'accepted' | 'rejected'; isUndone: boolean };

/** The groups that decisions come to, by walking from one to the next. */
function walk(keys: string[], decisions: Decision[]) {
  const inForce = decisions.filter(({ state, isUndone }) => state === 'accepted' && !isUndone);
  return Object.fromEntries(
    keys.map((key, start) => {
      const reached = [start];
      for (const each of reached)
        for (const { from, to } of inForce)
          for (const [one, other] of [
            [from, to],
            [to, from],
          ] as const)
            if (one === each && !reached.includes(other)) reached.push(other);
      return [key, reached.map((index) => keys[index] ?? '').toSorted()];
    }),
  );
}

test('an enquiry with a new key has a contact', async () => {
  const key = randomUUID();
  await insert(key);
  await insert(key);
  expect(await db.contact.findMany()).toMatchObject([{ id: key, mergedInto: null }]);
});

test('enquiries without a key are of different contacts', async () => {
  await insert('');
  await insert('');
  expect(await db.contact.count()).toBe(2);
});

test('a group is what all decisions come to, in whatever order they are taken and taken back', async () => {
  const index = fc.integer({ min: 0, max: 5 });
  const decision = fc
    .record({
      from: index,
      to: index,
      state: fc.constantFrom('accepted' as const, 'accepted' as const, 'rejected' as const),
      isUndone: fc.boolean(),
    })
    .filter(({ from, to }) => from !== to);
  await fc.assert(
    fc.asyncProperty(fc.array(decision, { maxLength: 8 }), async (decisions) => {
      const keys = Array.from({ length: 6 }, () => randomUUID());
      for (const key of keys) await insert(key);
      const rows = [];
      for (const { from, to, state } of decisions)
        rows.push(await decide(keys[from] ?? '', keys[to] ?? '', state));
      for (const [at, { id }] of rows.entries())
        if (decisions[at]?.isUndone)
          await db.contactMatch.update({ where: { id }, data: { undoneAt: new Date() } });
      expect(await groupsOf(keys)).toEqual(walk(keys, decisions));
    }),
    { numRuns: 25 },
  );
});

test('a contact goes with its last enquiry, but for one over which two others are merged', async () => {
  const [first = '', middle = '', last = '', single = ''] = Array.from({ length: 4 }, () => randomUUID());
  for (const key of [first, middle, last, single]) await insert(key);
  await decide(first, middle);
  await decide(middle, last);
  await db.enquiry.deleteMany({ where: { contactId: { in: [middle, single] } } });
  expect((await db.contact.findMany()).map(({ id }) => id).toSorted()).toEqual(
    [first, middle, last].toSorted(),
  );
  expect((await groupsOf([first]))[first]).toContain(last);
  await db.enquiry.deleteMany();
  await deleteUnusedMatches(db);
  expect(await db.contact.count()).toBe(0);
});

test('an enquiry that comes while its contact is deleted has one', async () => {
  const key = randomUUID();
  await insert(key);
  const deletion = Promise.withResolvers<void>();
  const deleting = db.$transaction(async (tx) => {
    await tx.enquiry.deleteMany();
    deletion.resolve();
    await waitFor(async () => {
      const sql = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into enquiry%'`;
      expect(await db.$queryRawUnsafe(sql)).toHaveLength(1);
    });
  });
  await deletion.promise;
  await Promise.all([insert(key), deleting]);
  expect(await db.enquiry.count({ where: { contact: { id: key } } })).toBe(1);
});

test('an enquiry that comes before its contact is deleted keeps it, and the deletion waits for nobody', async () => {
  const key = randomUUID();
  await insert(key);
  await db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(insertSql, randomUUID(), key, new Date());
    await db.enquiry.deleteMany({ where: { contactId: key } });
  });
  expect(await db.enquiry.count({ where: { contact: { id: key } } })).toBe(1);
});

test('an upgrade makes a contact of each key and merges those that the office has joined, nobody else', () =>
  withNewDatabase(async (url) => {
    await migrateBefore(url, '20261130080000_contacts');
    const keys = Array.from({ length: 5 }, () => randomUUID());
    const [oldest = '', joined = '', apart = '', undone = '', without = ''] = keys;
    await withClient(url, async (client) => {
      for (const [at, key] of [oldest, joined, apart, undone, joined].entries())
        await client.query(formerInsertSql, [randomUUID(), key, new Date(Date.UTC(2026, 10, 1 + at))]);
      const match = `
        insert into person_match (id, key_a, key_b, enquiry_a, enquiry_b, state, actor, undone_at)
        values ($1, $2, $3, '', '', $4::person_match_state, 'Meera', $5)`;
      await client.query(match, [randomUUID(), joined, oldest, 'accepted', null]);
      await client.query(match, [randomUUID(), apart, oldest, 'rejected', null]);
      await client.query(match, [randomUUID(), undone, oldest, 'accepted', new Date()]);
      await client.query(match, [randomUUID(), without, oldest, 'accepted', null]);
    });
    await migrate(url);
    await withClient(url, async (client) => {
      const { rows } = await client.query(
        'select id, merged_into, created_at from contact order by created_at',
      );
      const day = (date: number) => new Date(Date.UTC(2026, 10, date));
      expect(rows).toEqual([
        { id: oldest, merged_into: null, created_at: day(1) },
        { id: joined, merged_into: oldest, created_at: day(2) },
        { id: apart, merged_into: null, created_at: day(3) },
        { id: undone, merged_into: null, created_at: day(4) },
        { id: without, merged_into: oldest, created_at: expect.any(Date) },
      ]);
    });
  }));
