import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { setMarketing, withdrawMarketing } from '@/lib/domain/enquiries/consents';
import { hasConsent } from '@/lib/domain/enquiries/field/consents';
import { db } from '@/lib/server/db';
import { migrate, withClient } from '@/scripts/lib/database/migrate';
import { withNewDatabase } from '../../support/database/backups';
import { migrateBefore } from '../../support/database/releases';

beforeEach(() => db.enquiry.deleteMany());

const insertSql = `
  insert into enquiry (id, kind, request_key, name, email, phone, phone_e164, person_key, notice_version, notice_hash, notice_read_at,
    marketing_consent, marketing_notice_version, marketing_notice_hash, marketing_withdrawn_at, newsletter, retain_until, updated_at, created_at)
  values ($1, 'enquiry', $1, 'Asha', $2, '', '', $1, $3, $4, $5, $6, $7, $8, $9, $10, now(), now(), '2026-11-01Z')`;

const givenAt = new Date('2026-11-01Z');
const readAt = new Date('2026-11-02Z');
const withdrawnAt = new Date('2026-11-03Z');

const toRow = (
  purpose: string,
  [version, hash]: [string, string],
  moments: object = { given_at: givenAt },
) => ({
  ...{ purpose, notice_version: version, notice_hash: hash, language: 'en' },
  ...{ given_at: null, read_out_at: null, withdrawn_at: null },
  ...moments,
});

/** As the former release stored them, with the rows that they are now. */
const former = {
  nothing: { values: ['', '', null, false, '', '', null, false], rows: [] },
  notice: {
    values: ['v1', 'h1', null, false, '', '', null, false],
    rows: [toRow('enquiry', ['v1', 'h1'])],
  },
  readOut: {
    values: ['v1', 'h1', readAt, false, '', '', null, false],
    rows: [toRow('enquiry', ['v1', 'h1'], { given_at: readAt, read_out_at: readAt })],
  },
  marketing: {
    values: ['', '', null, true, 'm1', 'mh', null, false],
    rows: [toRow('marketing', ['m1', 'mh'])],
  },
  withdrawn: {
    values: ['', '', null, false, 'm1', 'mh', withdrawnAt, false],
    rows: [toRow('marketing', ['m1', 'mh'], { given_at: givenAt, withdrawn_at: withdrawnAt })],
  },
  withdrawnOnly: {
    values: ['', '', null, false, '', '', withdrawnAt, false],
    rows: [toRow('marketing', ['', ''], { withdrawn_at: withdrawnAt })],
  },
  newsletter: {
    values: ['', '', null, false, '', '', null, true],
    rows: [toRow('newsletter', ['n1', 'nh'])],
  },
};

test('an upgrade makes a row of each consent, with its notice, its moment and its withdrawal', () =>
  withNewDatabase(async (url) => {
    await migrateBefore(url, '20261201');
    await withClient(url, async (client) => {
      await client.query(
        `insert into subscriber (id, email, notice_version, notice_hash) values ('s', 'newsletter@example.com', 'n1', 'nh')`,
      );
      for (const [name, { values }] of Object.entries(former))
        await client.query(insertSql, [name, `${name}@example.com`, ...values]);
    });
    await migrate(url);
    await withClient(url, async (client) => {
      const { rows } = await client.query('select * from consent');
      for (const [name, { rows: wanted }] of Object.entries(former))
        expect(rows.filter(({ enquiry_id }) => enquiry_id === name)).toEqual(
          wanted.map((row) => ({ enquiry_id: name, ...row })),
        );
    });
  }));

test('a withdrawal reaches every enquiry of the address, and one that agrees again has consent', async () => {
  const create = async (email: string) => {
    const names = { requestKey: randomUUID(), name: 'Asha', email, phoneE164: '' };
    return (await db.enquiry.create({ data: { ...names, retainUntil: new Date() } })).id;
  };
  const [agreed, silent, other] = [
    await create('a@example.com'),
    await create('a@example.com'),
    await create('b@example.com'),
  ];
  for (const id of [agreed, other]) await setMarketing(db, id, true);
  expect((await withdrawMarketing(db, 'a@example.com')).toSorted()).toEqual([agreed, silent].toSorted());
  expect(await withdrawMarketing(db, 'a@example.com')).toEqual([]);
  const rows = await db.enquiry.findMany({ include: { consents: true } });
  const read = (id: string) => rows.find((row) => row.id === id)?.consents;
  const withdrawnAt = expect.any(Date);
  expect(read(agreed)).toMatchObject([{ givenAt: expect.any(Date), withdrawnAt }]);
  expect(read(silent)).toMatchObject([{ givenAt: null, withdrawnAt }]);
  expect(rows.map((row) => hasConsent(row, 'marketing')).filter(Boolean)).toHaveLength(1);
  await setMarketing(db, agreed, true);
  expect(await db.consent.findMany({ where: { enquiryId: agreed } })).toMatchObject([{ withdrawnAt: null }]);
});
