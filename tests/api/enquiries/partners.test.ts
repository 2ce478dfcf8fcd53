import { afterAll, beforeAll, expect, it } from 'vitest';
import { partnerTexts } from '@/lib/content/partners';
import type { Partner } from '@/lib/domain/partners/dto';
import { formatPhone } from '@/lib/shared/parsing/phone';
import { formatDay } from '@/lib/shared/time/format-moment';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { addPartner, askAsPartner } from '../../support/enquiries/partners';
import { findPlainForm } from '../../support/enquiries/plain-form';
import { slotIn, visited } from '../../support/enquiries/visits';
import { keepSettings } from '../../support/records/settings';
import { newAddress, newEmail, newName, newPhone } from '../../support/values';

let token = '';
let project = { _id: '', name: '' };
let putBack: () => Promise<void>;

const read = async (path: string) => {
  const answer = await fetch(`${baseUrl}${path}`, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
/** As a browser without a script sends it. */
const post = (fields: Record<string, string>) =>
  fetch(`${baseUrl}/api/v1/partners/buyers`, {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': newAddress(),
    },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
const pageOf = (linkToken: string) => `/partner?${new URLSearchParams({ token: linkToken })}`;
const take = (partner: Pick<Partner, '_id' | 'version'>, step: string) =>
  call('PATCH', `/api/admin/partners/${partner._id}`, { token, json: { step, version: partner.version } });

/** What JSON columns have, with a marker under each key. */
const jsonMarkers: Record<string, Record<string, unknown>> = {
  details: {
    ...{ interest: 'marker-interest', location: 'marker-location', propertyType: 'marker-type' },
    ...{ visitOn: 'marker-day', budget: 'marker-budget', place: 'marker-place' },
  },
  attribution: { page: 'marker-page', first: { utm_source: 'marker-first' }, last: { gclid: 'marker-last' } },
  origin: { listing: 'marker-listing', addedBy: 'marker-colleague', phone: 'marker-phone' },
  outcome: {
    ...{ lostReason: 'marker-reason', lostNote: 'marker-note', wonValue: 987_654_321 },
    siteVisitOn: 'marker-visit',
  },
};

/** A value of a column by which it is found again; null of one that can hold none. */
function markerOf(name: string, type: string): string | null {
  const marker = `marker-${name}`;
  if (type === 'text') return `'${marker}'`;
  if (type === 'ARRAY') return `array['${marker}']`;
  if (jsonMarkers[name]) return `'${JSON.stringify(jsonMarkers[name])}'`;
  return type === 'jsonb'
    ? `jsonb_build_array(jsonb_build_object('kind', 'whatsapp', 'value', '${marker}'))`
    : null;
}

beforeAll(async () => {
  token = await logIn();
  putBack = await keepSettings();
  const json = { ...visited, name: newName('Named') };
  project = (await call('POST', '/api/admin/projects', { token, json })).body as typeof project;
});
afterAll(async () => {
  await call('DELETE', `/api/admin/projects/${project._id}`, { token });
  await putBack();
});

it('without a script a partner names a buyer by the link, and reads what was sent with day and stage', async () => {
  const partner = await addPartner(token);
  const first = await read(pageOf(partner.token));
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toContain('no-store');
  expect(first.text).toContain('<meta name="robots" content="noindex');
  expect(first.text).toContain(partnerTexts.none);
  const form = findPlainForm(first.text, 'token');
  expect([form.method, form.action]).toEqual(['post', '/api/v1/partners/buyers']);
  const typed = { ...form.fields, name: 'K. Shetty', phone: newPhone(), projectId: project._id };
  const refused = await post(typed);
  const again = await refused.text();
  expect(refused.status).toBe(422);
  expect(again).toContain(partnerTexts.notAgreed);
  for (const kept of ['value="K. Shetty"', `value="${project._id}" selected`, `value="${typed.phone}"`])
    expect(again).toContain(kept);
  const resent = findPlainForm(again, 'token');
  const sent = await post({ ...resent.fields, projectId: project._id, agreed: 'Yes' });
  expect(sent.status).toBe(303);
  const after = await read(sent.headers.get('location') ?? '');
  expect(after.status).toBe(200);
  for (const shown of [partnerTexts.sent, 'K. Shetty', project.name, 'Received'])
    expect(after.text).toContain(shown);
  // Sent twice, it counts once.
  await post({ ...resent.fields, projectId: project._id, agreed: 'Yes' });
  const rows = await querySql('select 1 from partner_enquiry where partner_id = $1', [partner._id]);
  expect(rows).toHaveLength(1);
});

it('the page shows nothing of a person but what the partner typed, whatever is kept of the enquiry', async () => {
  const partner = await addPartner(token);
  const json = { token: partner.token, name: 'K. Shetty', phone: newPhone(), agreed: 'Yes' };
  await call('POST', '/api/v1/partners/buyers', { json, headers: { 'x-forwarded-for': newAddress() } });
  const [row] = await querySql('select enquiry_id as id from partner_enquiry where partner_id = $1', [
    partner._id,
  ]);
  const id = String(row?.id);
  const email = newEmail();
  // Another source has sent the same buyer, and the team has worked on both.
  const known = { name: 'Kiran Other-Name', email, phone: json.phone, message: 'marker-known' };
  await call('POST', '/api/v1/enquiries', { json: known, headers: { 'x-forwarded-for': newAddress() } });
  const planned = { enquiry: id, project: project._id, startsAt: slotIn(5) };
  expect((await call('POST', '/api/admin/visits', { token, json: planned })).status).toBe(201);
  await call('POST', `/api/admin/enquiries/${id}/notes`, { token, json: { text: 'marker-note' } });
  const keys = new Set(['id', 'name', 'project_id', 'assignee_id', 'import_id', 'source_id', 'contact_id']);
  const columns = (
    await querySql(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = 'enquiry' and is_generated = 'NEVER'`,
    )
  ).filter(({ name }) => !keys.has(String(name)));
  const set = columns.flatMap(({ name, type }) => {
    const value = markerOf(String(name), String(type));
    return value ? `"${name}" = ${value}` : [];
  });
  expect(set.length).toBeGreaterThan(15);
  // Each JSON column exists.
  for (const name of Object.keys(jsonMarkers)) expect(set.join()).toContain(`"${name}" = `);
  await querySql(`update enquiry set ${set.join(', ')}, state = 'won' where id = $1`, [id]);
  const { status, text } = await read(pageOf(partner.token));
  expect(status).toBe(200);
  expect(text).toContain('K. Shetty');
  expect(text).toContain('Won');
  const digits = json.phone.replaceAll(/\D/g, '').slice(-10);
  const visitDay = planned.startsAt.slice(0, 10);
  const secrets = ['marker', '987654321', 'Kiran', email, digits, formatPhone(`+91${digits}`), 'spam', id];
  secrets.push(json.phone, visitDay, formatDay(visitDay));
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it('a link that has ended, or is none, shows whom to call, and takes nothing', async () => {
  const partner = await addPartner(token);
  const json = { token: partner.token, name: 'K. Shetty', email: newEmail(), agreed: 'Yes' };
  expect((await call('POST', '/api/v1/partners/buyers', { json })).status).toBe(201);
  const ended = await take(partner, 'end');
  expect(ended.body).toMatchObject({ state: 'ended', link: null });
  const links = [pageOf(partner.token), pageOf(`${partner.token}x`), '/partner', '/partner?token='];
  for (const link of links) {
    const { status, text } = await read(link);
    expect([link, status]).toEqual([link, 200]);
    expect(text).toContain(partnerTexts.ended);
    expect(text).toContain('href="tel:');
    for (const gone of ['K. Shetty', partner.firm]) expect(text).not.toContain(gone);
  }
  const refused = await post({ ...json, name: 'Late One' });
  const again = await refused.text();
  expect(refused.status).toBe(404);
  for (const kept of [partnerTexts.ended, 'value="Late One"', 'href="tel:']) expect(again).toContain(kept);
});

it('admins alone read partners and decide on them', async () => {
  const id = await askAsPartner();
  const path = `/api/admin/partners/${id}`;
  const json = { step: 'approve', version: 0 };
  for (const other of [await logIn(await addSalesPerson()), await logIn(await addEditor())]) {
    for (const [method, address] of [
      ['GET', '/api/admin/partners'],
      ['GET', '/api/admin/partners.csv'],
      ['GET', path],
      ['PATCH', path],
    ] as const)
      expect(
        (await call(method, address, { token: other, ...(method === 'PATCH' && { json }) })).status,
      ).toBe(403);
  }
  expect((await call('GET', path, { token })).body).toMatchObject({ state: 'asks', link: null });
  const { body } = await take({ _id: id, version: 0 }, 'approve');
  expect(body).toMatchObject({ state: 'approved', link: expect.stringContaining('/partner?token=') });
  expect((await take({ _id: id, version: 0 }, 'refuse')).status).toBe(409);
  const table = await call('GET', '/api/admin/partners.csv', { token });
  expect(String(table.body)).toContain('"Coast Homes"');
});

it('the page for agents has the terms that they accept, as the office writes them', async () => {
  const path = '/api/admin/settings/forms';
  const { value } = (await call('GET', path, { token })).body as { value: object };
  const partnerTerms = 'Nothing is promised in our name.\n\n\nWe may end this.';
  await call('PUT', path, { token, json: { value: { ...value, partner: true, partnerTerms } } });
  const { text } = await read('/partners');
  for (const shown of ['<p class="mt-4 text-body wrap-anywhere">We may end this.</p>', 'href="#terms"'])
    expect(text).toContain(shown);
  expect(text).not.toContain('<p class="mt-4 text-body wrap-anywhere"></p>');
  const form = findPlainForm(text, 'agentNumber');
  const sent = { ...form.fields, name: 'Sudhir', email: newEmail(), phone: newPhone(), firm: 'Sea' };
  const post = (agentNumber: string) =>
    fetch(`${baseUrl}/api/v1/partners`, {
      method: 'POST',
      headers: { accept: 'text/html', 'x-forwarded-for': newAddress() },
      body: new URLSearchParams({ ...sent, agentNumber, terms: 'Yes' }),
      redirect: 'manual',
    });
  const refused = await post('PRM/KA/RERA/1251/309/PR/180625/000001');
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('of a project')]);
  expect((await post('PRM/KA/RERA/1257')).status).toBe(303);
});
