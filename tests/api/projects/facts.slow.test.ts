import { afterAll, beforeAll, expect, it } from 'vitest';
import { listedNouns } from '@/lib/content/record-kinds';
import { site } from '@/lib/content/site';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql, withSite } from '../../support/database/sql';
import { expireTags } from '../../support/records/expire-tags';

const path = '/api/admin/settings/contact';
const contact = {
  phone: '+91 98450 54321',
  email: 'hello@tower.example.com',
  address: ['Tower One', 'Beach Road'],
  city: 'Malpe',
  state: 'Coastal Karnataka',
  pin: '576 108',
  hours: [{ days: 'Monday', time: '10 to 4', opens: '10:00', closes: '16:00' }],
  social: [],
  registeredName: 'Tower Homes Private Limited',
  companyNumber: 'aaa-1234',
  grievanceContact: 'Nisha Pai, manager',
  dataContact: 'Ravi Pai, ravi@tower.example.com',
};
/** What no answer may say any more. */
const former = [
  ...[site.phone, site.phoneHref, site.phoneHref.replace(/\D/g, ''), site.email],
  ...[site.address[0], site.pin, '575 001'],
];

/** As a word of its own: the name of a picture and a time in milliseconds may hold the six digits of a PIN code by chance. */
const listFormer = (text: string) =>
  former.filter((fact) => new RegExp(`(?<!\\w)${fact.replace(/[+.]/g, '\\$&')}(?!\\w)`).test(text));

const readText = async (address: string) => (await fetch(`${baseUrl}${address}`)).text();

let rows: Record<string, unknown>[] = [];

beforeAll(async () => {
  rows = await querySql(`select value::text as value, version from setting where part = 'contact'`);
  const token = await logIn();
  const saved = await call('PUT', path, { token, json: { value: contact } });
  expect(saved).toMatchObject({ status: 200, body: { value: { pin: '576108' } } });
});

// What other files expect of the site stays as it was.
afterAll(() =>
  withSite(async (client) => {
    await client.query(`delete from setting where part = 'contact'`);
    for (const { value, version } of rows)
      await client.query(
        `insert into setting (part, value, version, updated_at) values ('contact', $1, $2, now())`,
        [value, version],
      );
    await expireTags(client, 'settings');
  }),
);

it('a changed phone, address or PIN code leaves the former one in no page, no data for search engines and no answer of the API', async () => {
  const listed = [...(await readText('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(15);
  const others = [
    ...[
      '/unavailable',
      '/contact/sent',
      '/upcoming-projects/sent',
      '/newsletter/subscribed',
      '/no-such-page',
    ],
    ...['/projects?q=nothing-like-it', '/withdraw', '/robots.txt', '/manifest.webmanifest'],
    ...['about', ...listedNouns].map((noun) => `/api/${noun}`),
  ];
  const old: string[] = [];
  for (const address of [...listed, ...others]) {
    const text = await readText(address);
    old.push(...listFormer(text).map((fact) => `${address}: ${fact}`));
  }
  expect(old).toEqual([]);
});

it('a form that comes back without a script names the new one', async () => {
  const body = new URLSearchParams({ name: 'Nisha Pai' });
  const text = await (await fetch(`${baseUrl}/api/v1/enquiries`, { method: 'POST', body })).text();
  expect(text).toContain(contact.phone);
  expect(listFormer(text)).toEqual([]);
});

it('the legal texts, the questions and the data for search engines say the new facts', async () => {
  const [privacy, terms, faqs, page] = await Promise.all(
    ['/privacy', '/terms', '/faqs', '/contact'].map(readText),
  );
  for (const fact of [
    contact.registeredName,
    'LLPIN AAA-1234',
    contact.grievanceContact,
    contact.dataContact,
    'Tower One, Beach Road, Malpe 576 108',
  ])
    expect(privacy).toContain(fact);
  // In the footer of every page.
  for (const text of [terms, faqs, page])
    for (const fact of [
      `${contact.registeredName}, LLPIN AAA-1234`,
      contact.grievanceContact,
      contact.dataContact,
    ])
      expect(text).toContain(fact);
  expect(terms).toContain('The courts at Malpe, Coastal Karnataka');
  // Once in the page, once in its data.
  expect(faqs?.split(`Call ${contact.phone} during office hours`).length).toBeGreaterThan(2);
  expect(page).toContain('"postalCode":"576108"');
  expect(page).toContain('"addressLocality":"Malpe"');
  expect(page).toContain('<title>Contact: telephone, office and hours in Malpe');
});
