import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OfficeFormName,
  officeFormNames,
  officeFormPages,
} from '@/lib/content/enquiries/office-form-pages';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { makePdf, makePdfFile } from '../../support/browser/pdf';
import { baseUrl, call, logIn, makeForm } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { keepSettings } from '../../support/records/settings';
import { newAddress, newEmail, newPhone } from '../../support/values';

let token = '';
let putBack: () => Promise<void>;

const turn = async (open: Partial<Record<OfficeFormName, boolean>>) => {
  const off = { landowner: false, partner: false, career: false, media: false, cvMonths: 6 };
  const json = { value: { ...off, ...open } };
  expect((await call('PUT', '/api/admin/settings/forms', { token, json })).status).toBe(200);
};
const on = { landowner: true, partner: true, career: true, media: true };
const read = async (path: string) => {
  const answer = await fetch(`${baseUrl}${path}`, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};

const visitor = () => ({ name: 'Nisha Pai', email: newEmail(), phone: newPhone(), message: 'Hello' });
/** As a browser without a script sends it. */
const post = (path: string, form: FormData) =>
  fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { accept: 'text/html', 'x-forwarded-for': newAddress() },
    body: form,
    redirect: 'manual',
  });
const apply = (change: Record<string, string | Blob[]> = {}) =>
  post(
    '/api/v1/careers',
    makeForm({ ...visitor(), position: 'Site engineer', cv: [makePdfFile('CV.pdf')], ...change }),
  );

beforeAll(async () => {
  token = await logIn();
  putBack = await keepSettings();
});
afterAll(() => putBack());

describe('a form of the office', () => {
  it('has no page, no link and no call while it is off, and has each at the next request once it is on', async () => {
    const places = ['/', '/sitemap', '/sitemap.xml'];
    for (const open of [{}, on, {}]) {
      await turn(open);
      const isOn = open === on;
      const shown = await Promise.all(places.map(async (place) => ({ place, ...(await read(place)) })));
      for (const name of officeFormNames) {
        const { href } = officeFormPages[name];
        const page = await read(href);
        expect([href, page.status, (await read(`${href}/sent`)).status]).toEqual([
          href,
          ...(isOn ? [200, 200] : [404, 404]),
        ]);
        expect(page.text.includes(`action="/api/v1${href}"`)).toBe(isOn);
        for (const { place, text } of shown)
          expect([place, text.includes(`${href}<`) || text.includes(`"${href}"`)]).toEqual([place, isOn]);
        if (!isOn) expect((await call('POST', `/api/v1${href}`, { json: visitor() })).status).toBe(404);
      }
    }
  });

  it('works without a script: what is sent is thanked for, and what is wrong comes back with all that was typed', async () => {
    await turn(on);
    const email = newEmail();
    const sent = await apply({ email });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/careers/sent']);
    const rows = await querySql('select kind, details from enquiry where email = $1', [email]);
    expect(rows).toEqual([{ kind: 'career', details: { position: 'Site engineer' } }]);
    for (const [cv, error] of [
      [makePdfFile('CV.pdf', makePdf('cv', 9 * 1024 * 1024)), 'larger than 4 MB'],
      [new File(['no PDF'], 'CV.pdf'), 'is not a complete PDF'],
      [new File([], ''), 'Please choose your CV'],
    ] as const) {
      const refused = await apply({ name: 'Asha & Rao', cv: [cv] });
      const text = await refused.text();
      expect([refused.status, text.includes(error)]).toEqual([422, true]);
      for (const kept of [
        'value="Asha &amp; Rao"',
        'value="Site engineer"',
        '>Hello</textarea>',
        'type="file"',
      ])
        expect(text).toContain(kept);
      expect(text).toContain('enctype="multipart/form-data"');
    }
  });

  it('says of a form that was turned off meanwhile whom to call, with all that was typed', async () => {
    await turn({ ...on, career: false });
    const refused = await apply();
    const text = await refused.text();
    expect(refused.status).toBe(404);
    for (const kept of ['This form is closed. Please call us.', 'value="Site engineer"', 'href="tel:'])
      expect(text).toContain(kept);
    await turn(on);
  });
});

describe('a CV', () => {
  it('is a download for admins, and for nobody else', async () => {
    await turn(on);
    const email = newEmail();
    await apply({ email });
    const [row] = await querySql('select id from enquiry where email = $1', [email]);
    const path = `/api/admin/enquiries/${row?.id}/cv`;
    const given = await fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(Buffer.from(await given.arrayBuffer())).toEqual(makePdf());
    expect(Object.fromEntries(given.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const [file] = await querySql('select id from file where name = $1 order by id desc', ['CV.pdf']);
    const others = [await logIn(await addSalesPerson()), await logIn(await addEditor())];
    for (const other of others) expect((await call('GET', path, { token: other })).status).toBe(403);
    expect((await call('GET', path)).status).toBe(401);
    for (const other of [token, others[1]])
      expect((await call('GET', `/api/admin/files/${file?.id}`, { token: other })).status).toBe(404);
  });
});
