import { openSession } from '../../../support/accounts/admin-session';
import { addSalesPerson } from '../../../support/accounts/people';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { expectFineAt } from '../../../support/browser/page-watch';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { querySql, runSql } from '../../../support/database/sql';
import { newEmail, newName, newPhone } from '../../../support/values';

const expectFine = (page: Page) => expectFineAt(page, 360, 1280);

/** A colleague of sales with a name of their own. */
async function addNamed(name: string) {
  const person = await addSalesPerson();
  await querySql('update "user" set name = $2 where email = $1', [person.email, name]);
  return person;
}

async function send(page: Page): Promise<string> {
  const name = newName('Leena');
  const data = { name, email: newEmail(), phone: newPhone(), message: 'Is the east-facing one gone?' };
  const headers = { accept: 'application/json' };
  expect((await page.request.post('/api/v1/enquiries', { data, headers })).status()).toBe(201);
  return name;
}

const readOwner = async (name: string) =>
  (
    await querySql(
      `select u.name, e.owner_reason from enquiry e left join "user" u on u.id = e.assignee_id where e.name = $1`,
      [name],
    )
  )[0];

const endRotations = () => runSql('delete from rotation');

test.afterEach(endRotations);

test('an admin sets a rotation, switches a member off, adds leave and hours, and each new enquiry shows its owner and the reason', async ({
  page,
}) => {
  const [one, two] = [newName('Divya'), newName('Naveen')];
  await addNamed(one);
  await addNamed(two);
  await signIn(page, '/admin/enquiries/assignment');
  await expect(page.getByText('Lead allotment is not set up. Enquiries have no owner')).toBeVisible();
  const rotation = page.getByRole('region', { name: 'Lead allotment', exact: true });
  for (const name of [one, two]) {
    await rotation.getByLabel('Add a person who gets leads').selectOption({ label: name });
    await expect(rotation.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await expect(rotation.getByText('Saved')).toBeVisible();
  }
  await expect(rotation.getByText('Next', { exact: true })).toBeVisible();
  const first = await send(page);
  expect(await readOwner(first)).toEqual({ name: one, owner_reason: 'Allotted in order.' });
  await rotation.getByRole('switch', { name: `${two} gets leads` }).click();
  await expect(rotation.getByText('Gets no leads')).toBeVisible();
  const second = await send(page);
  expect(await readOwner(second)).toEqual({
    name: one,
    owner_reason: `Allotted in order. ${two} skipped: switched off.`,
  });
  await rotation.getByRole('button', { name: `Hours of ${one}: Office hours` }).click();
  await page.getByLabel('Other hours than the office').check();
  await page.getByLabel('Wednesday').uncheck();
  await page.getByLabel('From', { exact: true }).fill('19:00');
  await page.getByLabel('To', { exact: true }).fill('10:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('It ends before it begins')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('10:00');
  await page.getByLabel('To', { exact: true }).fill('19:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(rotation.getByText('Mon, Tue, Thu, Fri, Sat, 10:00 to 19:00')).toBeVisible();
  await page.getByRole('button', { name: 'Add leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add leave' });
  await dialog.getByLabel('Person').selectOption({ label: one });
  await dialog.getByLabel('Last day').fill('2099-11-27');
  await dialog.getByRole('button', { name: 'Add leave' }).click();
  await expect(rotation.getByText('On leave till 27 November')).toBeVisible();
  const leave = page.getByRole('region', { name: 'Leave' });
  await leave.getByRole('button', { name: /^Remove the leave of/ }).click();
  await expect(rotation.getByText('On leave till 27 November')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(leave.getByText('27 Nov 2099')).toBeVisible();
  await expect(rotation.getByText('On leave till 27 November')).toBeVisible();
  await openScreen(page, '/admin/enquiries/assignment');
  await expect(page.getByText(`The 2 open ones of ${one} stay theirs`)).toBeVisible();
  const reasons = page.getByRole('region', { name: 'Why each enquiry was allotted' });
  await expect(reasons.getByRole('link', { name: second })).toBeVisible();
  await expectFine(page);
});

test('sales read the rotation and change nothing', async ({ page, request }) => {
  const person = await addNamed(newName('Arjun'));
  await signIn(page, '/admin/enquiries/assignment', await openSession(request, person));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Lead allotment and response time' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add leave' })).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0);
});

test('the inbox is grouped by the time left, and one tap after a call ends the response time', async ({
  page,
}) => {
  const owner = newName('Kavitha');
  await addNamed(owner);
  await querySql(`insert into rotation (id) values ('default')`);
  await querySql(
    `insert into rotation_member (rotation_id, user_id, place) select 'default', id, 0 from "user" where name = $1`,
    [owner],
  );
  const [late, fresh] = [await send(page), await send(page)];
  await querySql(
    `update sla set due_at = now() - interval '9 days', started_at = now() - interval '10 days',
      head_notified_at = now() where enquiry_id = (select id from enquiry where name = $1)`,
    [late],
  );
  await querySql(`update enquiry set answer_by = now() - interval '9 days' where name = $1`, [late]);
  await signIn(page, '/admin/enquiries');
  const groupOf = (name: string) => page.getByRole('list', { name });
  await expect(groupOf('Late').getByRole('link', { name: late })).toContainText(/Late/);
  await expect(groupOf('In time').getByRole('link', { name: fresh })).toContainText(
    owner.split(' ')[0] ?? '',
  );
  await page
    .getByRole('navigation', { name: 'Which enquiries' })
    .getByRole('link', { name: /^Late/ })
    .click();
  await expect(page.getByRole('list', { name: 'In time' })).toHaveCount(0);
  await groupOf('Late').getByRole('link', { name: late }).click();
  await page.waitForURL(/\/admin\/enquiries\/[\w-]{36}/);
  await untilHydrated(page);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByText('Head of sales notified')).toBeVisible();
  await expect(detail.getByText('Allotted in order.', { exact: true })).toBeVisible();
  const call = detail.getByRole('link', { name: 'Call', exact: true });
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await detail.getByRole('button', { name: 'Asked to call later' }).click();
  await expect(detail.getByText(/^Answered after .*, late\.$/)).toBeVisible();
  await openScreen(page, '/admin/enquiries/figures');
  const kept = page.getByRole('region', { name: 'Answered in time and late' });
  await expect(kept.getByRole('row').filter({ hasText: owner })).toContainText('1 late');
});
