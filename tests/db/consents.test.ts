import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { setMarketing, withdrawMarketing } from '@/lib/domain/enquiries/consents';
import { hasConsent } from '@/lib/domain/enquiries/field/consents';
import { db } from '@/lib/server/db';
import { migrate, readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { withNewDatabase } from '../support/backups';

beforeEach(() => db.enquiry.deleteMany());

const insertSql = `
  insert into enquiry (id, kind, request_key, name, email, phone, phone_e164, person_key, notice_version, notice_hash, notice_read_at,
    marketing_consent, marketing_notice_version, marketing_notice_hash, marketing_withdrawn_at, newsletter, retain_until, updated_at, created_at)
  values ($1, 'enquiry', $1, 'Asha', $2, '', '', $1, $3, $4, $5, $6, $7, $8, $9, $10, now(), now(), '2026-11-01Z')`;

const givenAt = new Date('2026-11-01Z');
const readAt = new Date('2026-11-02Z');
const withdrawnAt = new Date('2026-11-03Z');

/** As the release before stored them, with the rows that they are now. */
const former = {
  nothing: { values: ['', '', null, false, '', '', null, false], rows: [] },
  notice: {
    values: ['v1', 'h1', null, false, '', '', null, false],
    rows: [{ purpose: 'enquiry', notice_version: 'v1', notice_hash: 'h1', given_at: givenAt }],
  },
  readOut: {
    values: ['v1', 'h1', readAt, false, '', '', null, false],
    rows: [{ purpose: 'enquiry', notice_version: 'v1', given_at: readAt, read_out_at: readAt }],
  },
  marketing: {
    values: ['', '', null, true, 'm1', 'mh', null, false],
    rows: [{ purpose: 'marketing', notice_version: 'm1', notice_hash: 'mh', given_at: givenAt }],
  },
  withdrawn: {
    values: ['', '', null, false, 'm1', 'mh', withdrawnAt, false],
    rows: [{ purpose: 'marketing', notice_hash: 'mh', given_at: givenAt, withdrawn_at: withdrawnAt }],
  },
  withdrawnOnly: {
    values: ['', '', null, false, '', '', withdrawnAt, false],
    rows: [{ purpose: 'marketing', notice_hash: '', withdrawn_at: withdrawnAt }],
  },
  newsletter: {
    values: ['', '', null, false, '', '', null, true],
    rows: [{ purpose: 'newsletter', notice_version: 'n1', notice_hash: 'nh', given_at: givenAt }],
  },
};

test('an upgrade makes a row of each consent, with its notice, its moment and its withdrawal', () =>
  withNewDatabase(async (url) => {
    const names = readMigrations().map(({ name }) => name);
    await migrate(
      url,
      undefined,
      names.filter((name) => name < '20261201'),
    );
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
      const empty = {
        notice_version: '',
        notice_hash: '',
        given_at: null,
        read_out_at: null,
        withdrawn_at: null,
      };
      for (const [name, { rows: wanted }] of Object.entries(former))
        expect(rows.filter(({ enquiry_id }) => enquiry_id === name)).toEqual(
          wanted.map((row) => ({
            enquiry_id: name,
            language: 'en',
            ...empty,
            notice_version: rows.find(({ enquiry_id }) => enquiry_id === name)?.notice_version,
            notice_hash: rows.find(({ enquiry_id }) => enquiry_id === name)?.notice_hash,
            ...row,
          })),
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
