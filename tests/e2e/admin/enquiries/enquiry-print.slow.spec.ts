import { credentials, shareSession } from '../../../support/accounts/admin-session';
import { expect, test } from '../../../support/browser/browser-test';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { newEmail, newName, newPhone } from '../../../support/values';

test('an enquiry is one A4 page of paper with all that is known for a call, and nothing to press', async ({
  page,
}) => {
  const [project] = (await (await page.request.get('/api/projects')).json()) as {
    _id: string;
    name: string;
  }[];
  const name = newName('Ananya');
  const email = newEmail();
  const data = { name, email, phone: newPhone(), message: 'A visit on Sunday?', projectId: project?._id };
  await page.request.post('/api/v1/enquiries', { data, headers: { accept: 'application/json' } });
  const [row] = await querySql(
    `update enquiry set state = 'contacted', follow_up_at = '2031-01-02T05:30:00Z',
     assignee_id = (select id from "user" where email = $2) where name = $1 returning id`,
    [name, credentials.email],
  );
  const headers = { authorization: `Bearer ${await shareSession(page.request)}` };
  const noted = await page.request.post(`/api/admin/enquiries/${row?.id}/notes`, {
    headers,
    data: { text: 'Wants the corner flat' },
  });
  expect(noted.status()).toBe(201);
  await signIn(page, `/admin/enquiries/${row?.id}`);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByText('Wants the corner flat')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden on paper must not be in it.
  const words = (await page.evaluate(() => document.body.innerText)).replace(/\s+/g, ' ');
  for (const said of [name, email, project?.name ?? '', 'A visit on Sunday?', 'Wants the corner flat'])
    expect(words).toContain(said);
  expect(words).toMatch(/Received .*State Contacted|State Contacted .*Received/);
  expect(words).toMatch(/Assignee Admin Follow-up 2 Jan 2031, 11:00/);
  expect(words).not.toMatch(/WhatsApp|Tomorrow|All enquiries of this contact|Consent/);
  const received = detail.getByRole('time').filter({ visible: true }).first();
  const date = await received.evaluate((time) => getComputedStyle(time, '::after').content);
  expect(date).toMatch(/^"\d{1,2} \w+ \d{4}, \d\d:\d\d"$/);
  for (const control of ['button', 'input', 'select', 'textarea', 'nav', 'summary'])
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
  const sheet = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
