import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { findContactKeys } from '@/lib/domain/contacts/contact-keys';
import { db } from '@/lib/server/db';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { withNewDatabase } from '../../support/database/backups';
import { migrateBefore } from '../../support/database/releases';

beforeEach(() => db.enquiry.deleteMany());

type Way = { kind: 'phone' | 'email' | 'whatsapp'; value: string };
type Sent = { contactId: string; phoneE164: string; email: string; contactPoints: Way[] };

const data = (sent: Sent) => ({
  ...sent,
  ...{ requestKey: randomUUID(), name: 'Asha', retainUntil: new Date() },
});

/** What the enquiries of each contact come to. */
function derive(enquiries: readonly Sent[]) {
  const points = new Map<string, boolean>();
  const add = (...[contact, kind, value, isKey]: [string, string, string, boolean]) => {
    if (!value) return;
    const name = `${contact} ${kind} ${value}`;
    points.set(name, isKey || (points.get(name) ?? false));
  };
  for (const { contactId, phoneE164, email, contactPoints } of enquiries) {
    add(contactId, 'phone', phoneE164, true);
    add(contactId, 'email', email, phoneE164 === '');
    for (const { kind, value } of contactPoints)
      add(contactId, kind, value, kind === 'whatsapp' && phoneE164 === '' && email === '');
  }
  return Object.fromEntries([...points].toSorted());
}

const readPoints = async () =>
  Object.fromEntries(
    (await db.contactPoint.findMany())
      .map(({ contactId, kind, value, isKey }): [string, boolean] => [`${contactId} ${kind} ${value}`, isKey])
      .toSorted(),
  );

const way = fc.record({
  kind: fc.constantFrom('phone' as const, 'email' as const, 'whatsapp' as const),
  value: fc.constantFrom('a', 'b'),
});
const sent = fc.record({
  contactId: fc.constantFrom('one', 'two'),
  phoneE164: fc.constantFrom('', '+911', '+912'),
  email: fc.constantFrom('', 'a', 'b'),
  contactPoints: fc.array(way, { maxLength: 2 }),
});
const step = fc.record({ act: fc.constantFrom('add', 'add', 'change', 'delete'), at: fc.nat(5), sent });

test('the points of a contact are those of its enquiries, whatever is added, changed and deleted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await db.enquiry.deleteMany();
      const kept: { id: string; sent: Sent }[] = [];
      for (const { act, at, sent: given } of steps) {
        const known = kept[at];
        if (act === 'add') {
          const { id } = await db.enquiry.create({ data: data(given) });
          kept.push({ id, sent: given });
        } else if (known && act === 'change') {
          await db.enquiry.update({ where: { id: known.id }, data: given });
          known.sent = given;
        } else if (known) {
          await db.enquiry.delete({ where: { id: known.id } });
          kept.splice(at, 1);
        }
      }
      expect(await readPoints()).toEqual(derive(kept.map((each) => each.sent)));
    }),
    { numRuns: 40 },
  );
});

test('a contact is found by its number; by its address or account where nothing stronger was sent with it', async () => {
  const bare = { phoneE164: '', email: '', contactPoints: [] };
  for (const each of [
    { ...bare, contactId: 'number', phoneE164: '+911', email: 'shared@example.com' },
    { ...bare, contactId: 'address', email: 'shared@example.com' },
    { ...bare, contactId: 'account', contactPoints: [{ kind: 'whatsapp' as const, value: 'IN.1' }] },
  ])
    await db.enquiry.create({ data: data(each) });
  const found = await findContactKeys(db, [
    { phoneE164: '+911', email: 'shared@example.com' },
    { phoneE164: '+919', email: 'shared@example.com' },
    { phoneE164: '', email: 'shared@example.com' },
    { phoneE164: '', email: '', whatsapp: 'IN.1' },
    { phoneE164: '', email: '', whatsapp: 'IN.2' },
  ]);
  expect(found).toEqual(['number', null, 'address', 'account', null]);
});

test('an upgrade makes the points of stored enquiries, and reads ways of an unknown kind as none', () =>
  withNewDatabase(async (url) => {
    await migrateBefore(url, '20261201');
    const ways = [
      { kind: 'phone', value: '+912' },
      { kind: 'pigeon', value: 'x' },
    ];
    await withClient(url, (client) =>
      client.query(
        `insert into enquiry (id, kind, request_key, name, email, phone, phone_e164, ways, person_key, notice_version, notice_hash, retain_until, updated_at)
         values ('a', 'enquiry', 'a', 'Asha', 'a@example.com', '', '+911', $1, 'one', '', '', now(), now())`,
        [JSON.stringify(ways)],
      ),
    );
    await migrate(url);
    await withClient(url, async (client) => {
      const { rows } = await client.query(
        'select contact_id, kind, value, is_key from contact_point order by kind, value',
      );
      expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
        'one phone +911 true',
        'one phone +912 false',
        'one email a@example.com false',
      ]);
    });
  }));
