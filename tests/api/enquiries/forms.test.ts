import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '@/lib/content/enquiries/contact';
import { notices } from '@/lib/content/enquiries/forms';
import { fillMonths } from '@/lib/content/settings/retention-text';
import { weekdayOf } from '@/lib/shared/enquiries/open-days';
import { officeDay } from '@/lib/shared/time/office-clock';
import { baseUrl } from '../../support/contract/api';
import { querySql, runSql } from '../../support/database/sql';
import { newAddress, newEmail, newPhone } from '../../support/values';

const asScript = { accept: 'application/json', 'content-type': 'application/json' };
const asPage = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };

const post = (path: string, headers: Record<string, string>, body: string) =>
  fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': newAddress() },
    body,
    redirect: 'manual',
  });
const postJson = (path: string, fields: object) => post(path, asScript, JSON.stringify(fields));
const postPage = (path: string, fields: Record<string, string>) =>
  post(path, asPage, new URLSearchParams(fields).toString());
const countLeads = async (email: string) =>
  (await querySql('select * from enquiry where email = $1', [email])).length;

const cases: {
  path: string;
  fields: Record<string, string>;
  answerPath: string;
  kept: string;
  failed: string;
  missing: string;
  /** What the form shows again without a script. */
  drawn: string[];
}[] = [
  {
    path: '/api/v1/enquiries',
    fields: { name: 'Nisha Pai', phone: newPhone(), message: 'Two bedrooms?' },
    answerPath: '/contact/sent',
    kept: "Your message has been sent successfully. We'll get back to you shortly.",
    failed: 'Failed to send message',
    missing: 'message',
    drawn: ['<option value="general">', 'name="marketingConsent"', fillMonths(notices.enquiry.text, 24)],
  },
  {
    path: '/api/v1/callbacks',
    fields: {
      name: 'Nisha Pai',
      mobile: newPhone(),
      location: 'Udupi',
      propertyType: 'Villa',
      source: 'Google',
      newsletter: 'Yes',
    },
    answerPath: '/upcoming-projects/sent',
    kept: 'Form submitted successfully!',
    failed: 'Something went wrong. Please try again.',
    missing: 'location',
    drawn: [
      '<option value="Villa" selected>',
      'name="newsletter" checked',
      fillMonths(notices.callback.text, 24),
    ],
  },
];

describe.each(cases)('$path', ({ path, fields, answerPath, kept, failed, missing, drawn }) => {
  // proves: CONT-5
  it('keeps what a script sends before it answers success', async () => {
    const email = newEmail();
    const answer = await postJson(path, { ...fields, email });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ message: kept });
    expect(await countLeads(email)).toBe(1);
  });

  // proves: CONT-5
  it('keeps what a browser without JavaScript posts, and leads to the answer page', async () => {
    const email = newEmail();
    const answer = await postPage(path, { ...fields, email });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(answerPath);
    expect(await countLeads(email)).toBe(1);
  });

  // proves: API-10
  it.each(['text/html', 'text/html,*/*;q=0.8', '*/*'])(
    'answers a body of JSON in JSON to whoever accepts %s',
    async (accept) => {
      const send = (type: string, body: string) => post(path, { accept, 'content-type': type }, body);
      const email = newEmail();
      const answers = [
        await send('application/json', JSON.stringify({ ...fields, email })),
        await send('application/json; charset=utf-8', '{}'),
        await send('application/json', '{"name":'),
        await send('text/plain', 'name=x'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 422, 400, 415]);
      for (const answer of answers) {
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(await answer.json()).toHaveProperty('message');
      }
      expect(await countLeads(email)).toBe(1);
    },
  );

  it('makes one lead of a double tap, with the browser’s key and without', async () => {
    const email = newEmail();
    await Promise.all([1, 2, 3].map(() => postPage(path, { ...fields, email })));
    expect(await countLeads(email)).toBe(1);
    const keyed = { ...fields, email: newEmail(), requestKey: randomUUID() };
    await Promise.all([1, 2, 3].map(() => postJson(path, keyed)));
    expect(await countLeads(keyed.email)).toBe(1);
  });

  // proves: CONT-5
  it('draws the form again with all that was typed, and its failure, when a field is missing', async () => {
    const { [missing]: _, ...rest } = fields;
    const typed = { ...rest, email: newEmail(), name: '"><script>alert(1)</script>', website: '' };
    const answer = await postPage(path, typed);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(failed);
    expect(html).toContain(typed.email);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(`name="${missing}"`);
    expect(html).toContain(`action="${path}"`);
    for (const part of drawn) expect(html).toContain(part);
    // The field that nobody is to see stays unseen.
    expect(html).toMatch(/<input name="website"[^>]* hidden>/);
    expect(html).not.toContain('for="website"');
    expect(await countLeads(typed.email)).toBe(0);
  });

  it('names each field that is wrong to a script', async () => {
    const answer = await postJson(path, {});
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(
      expect.arrayContaining(['name', 'email', missing]),
    );
  });
});

// proves: CONT-2
it('an interest that was not chosen is general, and one that is not offered is refused', async () => {
  const email = newEmail();
  const [first] = cases;
  await postPage('/api/v1/enquiries', { ...first?.fields, email, interest: '' } as Record<string, string>);
  const [row] = await querySql(`select details ->> 'interest' as interest from enquiry where email = $1`, [
    email,
  ]);
  expect(row).toEqual({ interest: 'general' });
  const refused = await postJson('/api/v1/enquiries', { ...first?.fields, email, interest: 'yachts' });
  expect(refused.status).toBe(422);
});

describe('/api/v1/newsletter', () => {
  // proves: NEWS-2
  it('keeps an address once, with the consent it was given under, however often it is sent', async () => {
    const email = newEmail();
    const answers = await Promise.all([
      postJson('/api/v1/newsletter', { email, page: '/projects' }),
      postJson('/api/v1/newsletter', { email: email.toUpperCase() }),
      postPage('/api/v1/newsletter', { email: ` ${email} ` }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 303]);
    expect(await answers[0]?.json()).toEqual({ message: 'Thanks for subscribing!' });
    // fetch accepts gzip. A compressor costs more than a sentence is worth.
    expect(answers[0]?.headers.get('content-encoding')).toBeNull();
    const rows = await querySql('select * from subscriber where email = $1', [email]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      notice_version: expect.any(String),
      notice_hash: expect.stringMatching(/^\w{64}$/),
    });
  });

  // proves: API-10
  it('answers a body of JSON in JSON to whoever accepts a page', async () => {
    const asBrowser = { accept: 'text/html', 'content-type': 'application/json' };
    for (const [email, status] of [
      [newEmail(), 201],
      ['nisha at home', 422],
    ] as const) {
      const answer = await post('/api/v1/newsletter', asBrowser, JSON.stringify({ email }));
      expect(answer.status).toBe(status);
      expect(await answer.json()).toHaveProperty('message');
    }
  });

  // proves: NEWS-2
  it('refuses what is no address, with the address still in the field', async () => {
    const answer = await postPage('/api/v1/newsletter', { email: 'nisha at home' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Something went wrong. Please try again.');
    expect(html).toContain('nisha at home');
  });
});

describe('the day for a visit', () => {
  const fields = () => ({
    name: 'Nisha Pai',
    phone: newPhone(),
    message: 'A visit, please.',
    email: newEmail(),
  });

  it.each([
    ['is over', '2026-01-05', fieldErrors.day.past],
    ['is a Sunday, on which the office is closed', '2099-11-29', fieldErrors.day.closed('Sunday')],
  ])(
    'that %s is refused in words, with a script and without, and the form keeps it',
    async (_, visitOn, text) => {
      const scripted = await postJson('/api/v1/enquiries', { ...fields(), visitOn });
      expect(scripted.status).toBe(422);
      expect(await scripted.json()).toMatchObject({ errors: { visitOn: text } });
      const plain = await postPage('/api/v1/enquiries', { ...fields(), visitOn });
      expect(plain.status).toBe(422);
      const html = await plain.text();
      expect(html).toContain(`<input type="date" value="${visitOn}" id="visitOn"`);
      expect(html).toContain(text);
    },
  );

  it('of the week is kept as the next one of its name', async () => {
    const { email, ...sent } = fields();
    const answer = await postPage('/api/v1/enquiries', { ...sent, email, visitOn: '', visitDay: 'Monday' });
    expect(answer.status).toBe(303);
    const [row] = await querySql(`select details ->> 'visitOn' as day from enquiry where email = $1`, [
      email,
    ]);
    const kept = String(row?.day);
    expect(weekdayOf(kept)).toBe('Monday');
    expect(kept > officeDay(Date.now())).toBe(true);
  });
});

describe('after a newer release has renamed a column, while this one still runs', () => {
  const fields = { name: 'Nisha Pai', phone: newPhone(), message: 'Two bedrooms?' };
  const rename = (from: string, to: string) => runSql(`alter table enquiry rename column ${from} to ${to}`);

  it('a form is answered with 503, with what was typed and the number to call, and counts once afterwards', async () => {
    const email = newEmail();
    await rename('source_key', 'later_key');
    const [page, script] = await Promise.all([
      postPage('/api/v1/enquiries', { ...fields, email }),
      postJson('/api/v1/enquiries', { ...fields, email }),
    ]).finally(() => rename('later_key', 'source_key'));
    for (const { status, headers } of [page, script])
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    const text = await page.text();
    for (const part of ['Failed to send message', 'Two bedrooms?', 'Or call us'])
      expect(text).toContain(part);
    expect(await script.json()).toMatchObject({ message: expect.stringContaining('Please call us on') });
    expect(await countLeads(email)).toBe(0);
    expect((await postJson('/api/v1/enquiries', { ...fields, email })).status).toBe(201);
    expect(await countLeads(email)).toBe(1);
  });
});
