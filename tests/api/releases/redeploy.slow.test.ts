import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forms } from '@/lib/content/enquiries/forms';
import { baseUrl } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { findPlainForm } from '../../support/enquiries/plain-form';
import { type SecondServer, startRedeployedServer } from '../../support/servers/second-server';
import { newAddress, newPhone } from '../../support/values';

const newBuildId = `redeployed-${randomUUID()}`;
let redeployed: SecondServer;
let projectPath = '';

beforeAll(async () => {
  // The first that was ever added: no other test takes it away.
  const [project] = await querySql(
    'select slug from project where deleted_at is null order by created_at, id limit 1',
  );
  projectPath = `/projects/${project?.slug}`;
  redeployed = await startRedeployedServer(newBuildId);
}, 120_000);

afterAll(() => redeployed.stop(), 60_000);

const typed = {
  name: 'Nisha Pai',
  phone: '',
  mobile: '',
  message: 'From a tab that stood open over a deployment.',
  location: 'Udupi',
  propertyType: 'Villa',
  source: 'Google',
};

// proves: CONT-5
it.each([
  ['/contact', 'message', forms.enquiry],
  ['a project’s page', 'message', forms.enquiry],
  ['/upcoming-projects', 'mobile', forms.callback],
  ['/', 'email', forms.newsletter],
] as const)(
  'a form of %s that was loaded before a new build still submits to the server after it',
  async (page, control, { action, answer }) => {
    const address = page.startsWith('/') ? page : projectPath;
    const before = await fetch(`${baseUrl}${address}`);
    const form = findPlainForm(await before.text(), control);
    // Nothing of the build travels with it: no action id, no key of the framework.
    const oldBuildId = fs.readFileSync(`${process.env.NEXT_DIST_DIR}/BUILD_ID`, 'utf8');
    expect(form).toMatchObject({ action, method: 'post', enctype: '' });
    expect(JSON.stringify(form)).not.toMatch(/\$ACTION|NEXT_|next-action/i);
    expect(JSON.stringify(form)).not.toContain(oldBuildId);
    expect(oldBuildId).not.toBe(newBuildId);

    const email = `${randomUUID()}@example.com`;
    const values = { ...typed, phone: newPhone(), mobile: newPhone(), email };
    const fields = Object.keys(form.fields).map((name) => [
      name,
      values[name as keyof typeof values] ?? form.fields[name] ?? '',
    ]);
    const posted = await fetch(`${redeployed.url}${form.action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-forwarded-for': newAddress(), accept: 'text/html' },
      redirect: 'manual',
    });
    expect(posted.status).toBe(303);
    expect(posted.headers.get('location')).toBe(answer);
    const table = action === forms.newsletter.action ? 'subscriber' : 'enquiry';
    expect(await querySql(`select id from ${table} where email = $1`, [email])).toHaveLength(1);
  },
);

it('the server after the deployment is another build: it does not know the old one', async () => {
  const html = await (await fetch(`${redeployed.url}/786313login`)).text();
  expect(html).toContain(newBuildId);
  expect(html).not.toContain(fs.readFileSync(`${process.env.NEXT_DIST_DIR}/BUILD_ID`, 'utf8'));
});
