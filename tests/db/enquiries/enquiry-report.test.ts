import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { getReport } from '@/lib/domain/enquiries/reports/report';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { db } from '@/lib/server/db';
import { toDay } from '@/lib/shared/time/local-day';
import { migrate, migrationsFolder, readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';

const admin = makeAdmin();
const columnOfStates = '20261122044000_enquiry_event_state';

test('a site visit is counted after the enquiry has gone on, whatever the label of that state is', async () => {
  await createEnquiry(makeEnquiry(), makeSender());
  await createEnquiry(makeEnquiry(), makeSender());
  const [visited] = await db.enquiry.findMany({ select: { id: true } });
  const label = stateNames['site visit'];
  try {
    stateNames['site visit'] = 'Visit on site';
    await updateEnquiry(admin, visited?.id ?? '', { state: 'site visit' });
  } finally {
    stateNames['site visit'] = label;
  }
  await updateEnquiry(admin, visited?.id ?? '', { state: 'lost' });
  const today = toDay(Date.now());
  expect(await getReport(admin, today, today)).toMatchObject({ total: 2, siteVisits: 1 });
});

test.each([
  ['contacted', true],
  ['site visit', true],
  ['negotiating', true],
  ['won', true],
  ['lost', false],
  ['spam', false],
] as const)('an enquiry that is moved to %s first was contacted then: %s', async (state, isContacted) => {
  await db.enquiry.deleteMany();
  await createEnquiry(makeEnquiry(), makeSender());
  const { id } = await db.enquiry.findFirstOrThrow();
  await updateEnquiry(admin, id, { state });
  const { firstContactAt } = await db.enquiry.findFirstOrThrow();
  expect(firstContactAt !== null).toBe(isContacted);
});

test('the figures say why enquiries are lost, and what the won ones are worth; the enquiry’s history says who said so', async () => {
  await db.enquiry.deleteMany();
  for (let index = 0; index < 4; index += 1) await createEnquiry(makeEnquiry(), makeSender());
  const [first = '', second = '', third = '', fourth = ''] = (await db.enquiry.findMany()).map(
    ({ id }) => id,
  );
  await updateEnquiry(admin, first, { state: 'lost', lostReason: 'price', lostNote: ' 5 lakh above ' });
  await updateEnquiry(admin, second, { state: 'lost' });
  await updateEnquiry(admin, third, { state: 'won', wonValue: 8_500_000 });
  // A value that was said before the sale fell through is none that was won.
  await updateEnquiry(admin, fourth, { state: 'won', wonValue: 1_000_000 });
  const { data } = await updateEnquiry(admin, fourth, { state: 'lost', lostReason: 'price' });
  expect(data).toMatchObject({ wonValue: 1_000_000, lostReason: 'price', lostNote: '' });
  const today = toDay(Date.now());
  const report = await getReport(admin, today, today);
  expect(report).toMatchObject({ total: 4, won: 1, wonValue: 8_500_000 });
  expect(report.byLostReason).toEqual([
    { name: 'Price', count: 2 },
    { name: 'Not given', count: 1 },
  ]);
  const texts = (await db.enquiryEvent.findMany()).map(({ text }) => text);
  expect(texts).toContain('gave the reason for losing: Price: 5 lakh above');
  expect(texts).toContain('set the value to ₹ 85,00,000');
});

test('the day of a site visit is kept with the enquiry, and what is no day, reason or amount is refused', async () => {
  await db.enquiry.deleteMany();
  await createEnquiry(makeEnquiry(), makeSender());
  const { id } = await db.enquiry.findFirstOrThrow();
  const { data } = await updateEnquiry(admin, id, { state: 'site visit', siteVisitOn: '2026-11-29' });
  expect(data).toMatchObject({ state: 'site visit', siteVisitOn: '2026-11-29' });
  expect(data.events.map(({ text }) => text)).toContain('set the site visit to 29 Nov 2026');
  for (const change of [
    { siteVisitOn: '2026-02-31' },
    { lostReason: 'weather' },
    { wonValue: 0 },
    { wonValue: 1.5 },
    { wonValue: 1e13 },
  ])
    await expect(updateEnquiry(admin, id, change)).rejects.toMatchObject({ code: 'invalid' });
  expect((await updateEnquiry(admin, id, { siteVisitOn: '' })).data.siteVisitOn).toBe('');
});

test('history that has the sentence alone gets the state of its sentence', async () => {
  const serverUrl = inject('serverUrl');
  const url = new URL(serverUrl);
  url.pathname = '/report_test';
  const folder = makeTempFolder('migrations');
  await withClient(serverUrl, (client) => client.query('create database report_test'));
  try {
    const names = readMigrations().map(({ name }) => name);
    const before = names.slice(0, names.indexOf(columnOfStates));
    for (const name of before)
      cpSync(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true });
    await migrate(url.href, folder);
    await withClient(url.href, async (client) => {
      await client.query(
        `insert into enquiry (id, kind, request_key, name, email, phone, phone_e164, notice_version, notice_hash, retain_until, updated_at)
         values ('e', 'enquiry', 'k', 'Ravi', 'ravi@example.com', '1', '1', '1', '1', now(), now())`,
      );
      const sentences = [
        'moved New to Site visit',
        'moved Site visit to Lost',
        'asks of a way to Site visit',
      ];
      for (const [index, text] of sentences.entries())
        await client.query(
          `insert into enquiry_event (id, enquiry_id, kind, actor, text) values ($1, 'e', $2, 'Admin', $3)`,
          [index, text.startsWith('moved') ? 'state' : 'note', text],
        );
    });
    await migrate(url.href);
    const rows = await withClient(url.href, (client) =>
      client.query('select state from enquiry_event order by id'),
    );
    expect(rows.rows.map(({ state }) => state)).toEqual(['site visit', 'lost', null]);
  } finally {
    await withClient(serverUrl, (client) => client.query('drop database report_test with (force)'));
    rmSync(folder, { recursive: true });
  }
});
