import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSalesPerson } from '../../support/accounts/people';
import { call, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { findPlainForm } from '../../support/enquiries/plain-form';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { type MailStandIn, mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';
import { newAddress } from '../../support/values';
import { waitFor } from '../../support/wait-for';

const forgot = '/786313login/forgot';
const known = 'If there is an account with this address';

let mail: MailStandIn;
let server: SecondServer;

beforeAll(async () => {
  mail = await startMailStandIn();
  server = await startSecondServer(mailSettings(mail.url));
}, 90_000);

afterAll(async () => {
  await server.stop();
  await mail.stop();
});

/** Opens a page, fills in its form and sends it, as a browser without JavaScript does. */
async function submit(url: string, typed: Record<string, string>) {
  const page = await fetch(url);
  const [name = ''] = Object.keys(typed);
  const form = findPlainForm(await page.text(), name);
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...form.fields, ...typed })) body.append(field, value);
  const headers = { origin: new URL(url).origin, 'x-forwarded-for': newAddress() };
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  expect(answer.status).toBe(303);
  const next = new URL(answer.headers.get('location') ?? '', url);
  return { path: `${next.pathname}${next.search}`, html: await (await fetch(next)).text() };
}

const ask = (email: string) => submit(`${server.url}${forgot}`, { email });

describe('a forgotten password, in a browser without JavaScript', () => {
  it('comes back by a mailed link, which works once, and ends what was signed in', async () => {
    const person = await addSalesPerson();
    const token = await logIn(person);
    const asked = await ask(person.email);
    expect(asked.html).toContain(known);
    const sent = await waitFor(
      () => {
        const found = [...mail.taken.values()].find(({ to }) => to === person.email);
        expect(found).toBeDefined();
        return found;
      },
      { timeout: 15_000 },
    );
    const [link = ''] = sent?.text?.match(/http\S+\/786313login\/reset\?token=[\w-]+/) ?? [];
    expect(link.startsWith(server.url)).toBe(true);

    const weak = await submit(link, { password: 'password1234' });
    expect(weak.html).toContain('This password is too weak.');
    const password = 'areca terrace 91 monsoon';
    const done = await submit(link, { password });
    expect(done.path).toBe('/786313login?password=set');
    expect(done.html).toContain('Your password is set');
    expect((await call('GET', '/api/admin/auth/me', { token })).status).toBe(401);
    expect(await logIn({ email: person.email, password })).toEqual(expect.any(String));
    expect(await (await fetch(link)).text()).toContain('This link does not work any more');
    const [line] = await querySql(
      `select a.action from audit_entry a join "user" u on u.id = a.entity_id where u.email = $1 and a.action = 'reset password'`,
      [person.email],
    );
    expect(line).toBeDefined();
  });

  it('answers an unknown address with the same page, and mails nobody', async () => {
    const person = await addSalesPerson();
    const before = mail.requests.length;
    const [first, second] = [await ask('nobody@example.com'), await ask(person.email)];
    await waitFor(() => expect(mail.requests.length).toBeGreaterThan(before), { timeout: 15_000 });
    expect([...mail.taken.values()].some(({ to }) => to === 'nobody@example.com')).toBe(false);
    expect(first.html).toContain(known);
    expect(second.path).toBe(first.path);
  });
});
