import fs from 'node:fs';
import { logInByForm, openScreen, signIn } from '../../support/admin-screens';
import { credentials, openSession, shareSession } from '../../support/admin-session';
import { expect, type Locator, type Page, test } from '../../support/browser-test';
import { untilHydrated } from '../../support/hydrated';
import { abortPosts } from '../../support/intercept';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-watch';
import { addSalesPerson } from '../../support/people';
import { querySql } from '../../support/sql';
import { newEmail, newName, newPhone } from '../../support/values';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function send(page: Page, change: Record<string, string> = {}): Promise<string> {
  const name = newName('Ananya');
  const data = { name, email: newEmail(), phone: newPhone(), message: 'A visit on Sunday?' };
  const answer = await page.request.post('/api/v1/enquiries', {
    data: { ...data, ...change },
    headers: { accept: 'application/json' },
  });
  expect(answer.status()).toBe(201);
  return change.name ?? name;
}

const readBadge = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: /^Enquiries/ })
    .textContent();
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name });

test('an enquiry is read, moved on, assigned and noted, and each change is kept', { tag: '@both' }, async ({
  page,
}) => {
  const name = await send(page);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByRole('heading', { name })).toBeVisible();
  await expect(detail.getByText('A visit on Sunday?')).toBeVisible();
  if (isPhone(page)) await detail.getByRole('combobox', { name: 'State' }).selectOption('contacted');
  else await detail.getByRole('group', { name: 'State' }).getByText('Contacted').click();
  await expect(detail.getByText('moved New to Contacted')).toBeVisible();
  await expect(detail.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await detail.getByRole('button', { name: 'Assign to me' }).click();
  await expect(detail.getByText('assigned it to Admin')).toBeVisible();
  const tomorrow = detail.getByRole('button', { name: 'Tomorrow' });
  await tomorrow.click();
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
  await expect(detail.getByText('set the follow-up to')).toBeVisible();
  const time = detail.getByLabel('Time of the follow-up');
  await time.fill('11:30');
  await time.press('Tab');
  await expect(detail.getByText(/set the follow-up to .*, 11:30$/)).toBeVisible();
  const note = detail.getByLabel('Note for the team');
  await note.fill('Called, visit on Sunday at ten');
  await note.press('Control+Enter');
  await expect(detail.getByText('wrote a note')).toBeVisible();
  await page.reload();
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
  await expect(time).toHaveValue('11:30');
  await expect(detail.getByText('Called, visit on Sunday at ten')).toBeVisible();
  await expectAccessible(page);
});

test('a call is typed in on a phone: whose number it is is said, and the notice has to be read out', {
  tag: '@phone',
}, async ({ page }) => {
  const phone = newPhone();
  const name = await send(page, { phone });
  await signIn(page, '/admin/enquiries');
  await page.getByRole('button', { name: 'Add an enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an enquiry' });
  await dialog.getByLabel('Phone').fill(phone);
  await expect(dialog.getByText(`${name} is known: 1 enquiry`)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByText('Walk-in').click();
  await dialog.getByLabel('Note').fill('Wants the corner flat');
  await dialog.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(dialog.getByText('Read the notice to them first')).toBeVisible();
  await expect(dialog.getByLabel('I read this to the caller')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('I read this to the caller').press('Space');
  await dialog.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByText('Wants the corner flat').first()).toBeVisible();
  await expect(detail.getByText('2 enquiries')).toBeVisible();
  await expect(detail.getByText(/^Read out by Admin/)).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Mail' })).toHaveCount(0);
});

test('a note is found by its words, changed and deleted, and what it said before stays with it', async ({
  page,
}) => {
  const name = await send(page);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  const history = detail.getByRole('region', { name: 'Everything from this person' });
  await expect(detail.getByRole('heading', { name })).toBeVisible();
  const words = newName('Budget');
  const note = detail.getByLabel('Note for the team');
  await note.fill(words);
  await note.press('Control+Enter');
  await expect(history.getByText(words)).toBeVisible();
  await openScreen(page, `/admin/enquiries?q=${encodeURIComponent(words)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  await expect(detail.getByRole('heading', { name })).toBeVisible();
  await untilHydrated(page);
  await history.getByRole('button', { name: 'Edit the note' }).press('Enter');
  await expect(history.getByLabel('The note')).toBeFocused();
  await history.getByLabel('The note').fill('Two bedrooms');
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Save note' }).click();
  await history.getByText('Changed by Admin').click();
  await expect(history.getByText(words)).toBeVisible();
  await history.getByRole('button', { name: 'Delete the note' }).press('Enter');
  await expect(history.getByRole('button', { name: 'Delete note' })).toBeFocused();
  await history.getByRole('button', { name: 'Delete note' }).press('Enter');
  await expect(history.getByText('Deleted by Admin')).toBeVisible();
  await expect(history.getByRole('button', { name: 'Edit the note' })).toHaveCount(0);
});

test('a table of leads is tried, and taken once its people were told', async ({ page }) => {
  const name = newName('Imported');
  await signIn(page, '/admin/enquiries');
  await page.getByRole('button', { name: 'Import a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  const table = `Lead Date;Customer Name;Mobile No\n21/11/2026;${name};${newPhone()}\n21/11/2026;Nobody;12`;
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await dialog.getByLabel('File').setInputFiles(file);
  await expect(dialog.getByLabel('Name')).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Try without keeping' }).click();
  await expect(dialog.getByText('1 enquiry would be added')).toBeVisible();
  await expect(dialog.getByText('Line 3:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await dialog.getByLabel('These people have asked').press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('1 enquiry was added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await openScreen(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
});

test('a table whose required columns are not found cannot be tried; state, owner and day are chosen for all lines, and it is taken back as one', async ({
  page,
}) => {
  const [name, touched] = [newName('Old'), newName('Touched')];
  await signIn(page, '/admin/enquiries');
  const before = await readBadge(page);
  await page.getByRole('button', { name: 'Import a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  const table = `Who,Number\n${name},${newPhone()}\n${touched},${newPhone()}`;
  const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await dialog.getByLabel('File').setInputFiles(file);
  const attempt = dialog.getByRole('button', { name: 'Try without keeping' });
  await expect(dialog.getByText('Choose first the column of Phone or of E-mail.')).toBeVisible();
  await expect(attempt).toBeDisabled();
  await dialog.getByLabel('Name', { exact: true }).selectOption('Who');
  await expect(attempt).toBeDisabled();
  await dialog.getByLabel('Phone one of the two').selectOption('Number');
  await dialog.getByLabel('State, all lines').selectOption('All: Contacted');
  await dialog.getByLabel('Owner, all lines').selectOption('All: Admin');
  await dialog.getByLabel('Received, all lines').fill('2024-03-05');
  await attempt.click();
  await expect(dialog.getByText('2 enquiries would be added')).toBeVisible();
  await dialog.getByLabel('These people have asked').press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('2 enquiries were added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await readBadge(page)).toBe(before);
  await openScreen(page, `/admin/enquiries?q=${encodeURIComponent(touched)}`);
  await row(page, touched).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByRole('heading', { name: touched })).toBeVisible();
  await expect(detail.getByRole('radio', { name: 'Contacted' })).toBeChecked();
  await expect(detail.getByLabel('Owner')).toHaveValue(/./);
  await expect(detail.getByText('5 Mar 2024').first()).toBeVisible();
  await detail.getByLabel('Note for the team').fill('Called');
  await detail.getByLabel('Note for the team').press('Control+Enter');
  await expect(detail.getByRole('region', { name: 'Everything from this person' })).toContainText('Called');
  await openScreen(page, '/admin/enquiries');
  await page.getByRole('button', { name: 'Import a table' }).click();
  const taken = dialog.getByRole('listitem').filter({ hasText: '2 enquiries' }).first();
  await taken.getByRole('button', { name: 'Take it back' }).click();
  await taken.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(taken).toContainText(
    '1 enquiry taken back. 1 enquiry stays: somebody has done something with it since.',
  );
  await expectAccessible(page);
  expect(await querySql('select name from enquiry where name = any($1)', [[name, touched]])).toEqual([
    { name: touched },
  ]);
});

test('a search says where else it has found, and leads there', async ({ page }) => {
  const name = await send(page);
  await querySql("update enquiry set state = 'won' where name = $1", [name]);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('None in Open.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '1 in Won' }).click();
  await expect(row(page, name)).toBeVisible();
  await expect(page).toHaveURL(/state=won/);
});

test('a choice that is refused goes back to what is kept, says so, and can be made again', async ({
  page,
}) => {
  const name = await send(page);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  await untilHydrated(page);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  const state = detail.getByRole('group', { name: 'State' });
  await abortPosts(page, '**/admin/enquiries/**');
  await state.getByText('Contacted').click();
  await expect(detail.getByText(/^Not kept\. /)).toBeVisible();
  await expect(state.getByRole('radio', { name: 'New' })).toBeChecked();
  await page.unroute('**/admin/enquiries/**');
  await state.getByText('Contacted').click();
  await expect(state.getByRole('radio', { name: 'Contacted' })).toBeChecked();
  await expect(detail.getByText('moved New to Contacted')).toBeVisible();
});

test('an enquiry by hand has the name of its portal as tables have it, an address and a budget', async ({
  page,
}) => {
  const name = newName('Portal');
  const email = newEmail();
  await signIn(page, '/admin/enquiries?add=1');
  const form = page.getByRole('dialog', { name: 'Add an enquiry' });
  await form.getByLabel('Phone').fill(newPhone());
  await form.getByLabel('Name', { exact: false }).first().fill(name);
  await form.getByText('Portal', { exact: true }).click();
  await form.getByLabel('Name of the portal').fill('99 Acres');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Budget').fill('60 to 80 lakh');
  await form.getByRole('checkbox').press('Space');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+$/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByText('60 to 80 lakh')).toBeVisible();
  expect(await querySql('select source, email, budget from enquiry where name = $1', [name])).toEqual([
    { source: '99acres', email, budget: '60 to 80 lakh' },
  ]);
});

test('the tabs are whole with counts over 999, at every width', async ({ page }) => {
  const mark = newName('Many');
  await querySql(
    `insert into enquiry (id, kind, request_key, name, email, phone, phone_e164, notice_version, notice_hash, state, retain_until, created_at, updated_at)
     select gen_random_uuid(), 'enquiry', $1 || n, $1, '', '', '', '1', 'x', (array['new', 'spam', 'contacted'])[1 + n % 3]::enquiry_state,
       now() + interval '1 year', now() - interval '1 year', now() from generate_series(1, 3300) n`,
    [mark],
  );
  await signIn(page, '/admin/enquiries');
  const tabs = page.getByRole('navigation', { name: 'Which enquiries' });
  for (const width of [1440, 1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await tabs.evaluate((nav) => {
      const edge = nav.getBoundingClientRect().right;
      return [...nav.querySelectorAll('a')].filter(
        (link) => link.getBoundingClientRect().right > edge || link.scrollWidth > link.clientWidth,
      ).length;
    });
    expect([width, cut]).toEqual([width, 0]);
  }
  await querySql('delete from enquiry where name = $1', [mark]);
});

test('call, WhatsApp and mail are one tap away, with the number and the address', async ({ page }) => {
  const name = await send(page, { phone: '098450 12399', email: 'tap@example.com' });
  await signIn(page, '/admin/enquiries');
  await row(page, name).first().click();
  const link = (word: string) => page.getByRole('link', { name: word, exact: true });
  await expect(link('Call')).toHaveAttribute('href', 'tel:+919845012399');
  await expect(link('WhatsApp')).toHaveAttribute('href', /wa\.me\/919845012399/);
  await expect(link('Mail')).toHaveAttribute('href', /^mailto:tap@example\.com/);
});

test('what looks like spam is held with its reasons, and one click moves it to the inbox', async ({
  page,
}) => {
  const name = await send(page, { message: 'https://a.example https://b.example' });
  await signIn(page, `/admin/enquiries?tab=spam&q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByText('Held for review')).toBeVisible();
  await expect(detail.getByText('Two links in the message.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not spam, move to inbox' }).click();
  await expect(detail.getByText('Held for review')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeVisible();
  await openScreen(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
});

test('an admin erases a person for good, and the history keeps that it was done without the name', async ({
  page,
}) => {
  const name = await send(page);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  await untilHydrated(page);
  const [person] = await querySql('select person_key from enquiry where name = $1', [name]);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Erase this person’s data' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(name);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  await expect(row(page, name)).toHaveCount(0);
  expect(await querySql('select id from enquiry where name = $1', [name])).toEqual([]);
  const lines = await querySql('select * from audit_entry where entity_id = $1', [person?.person_key]);
  expect(lines).toMatchObject([{ action: 'erase', entity: 'person', label: '1 enquiry' }]);
  expect(JSON.stringify(lines)).not.toContain(name);
});

test('the enquiries are taken away as a file, of which the history tells', async ({ page }) => {
  const countExports = async () =>
    (await querySql(`select id from audit_entry where action = 'export' and entity = 'enquiries'`)).length;
  const before = await countExports();
  await signIn(page, '/admin/enquiries', await openSession(page.request));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d{2}-\d{2}\.csv$/);
  await file.path();
  expect(await countExports()).toBe(before + 1);
});

test('a search finds by name, and says when nothing matches', async ({ page }) => {
  const name = await send(page);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('link')).toHaveCount(1);
  await openScreen(page, '/admin/enquiries?q=nobody-of-this-name');
  await expect(page.getByText('No enquiries here.')).toBeVisible();
});

test('one’s own enquiries are listed by one tap, what is due before the rest', async ({ page }) => {
  const words = newName('Due');
  const [later, sooner, other] = ['A', 'B', 'C'].map((letter) => `${words} ${letter}`) as [
    string,
    string,
    string,
  ];
  for (const name of [later, sooner, other]) await send(page, { name });
  for (const [name, day] of [
    [later, '2031-01-03'],
    [sooner, '2031-01-02'],
  ])
    await querySql(
      `update enquiry set follow_up_at = $2, assignee_id = (select id from "user" where email = $3) where name = $1`,
      [name, day, credentials.email],
    );
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(words)}`);
  const names = page.getByRole('list', { name: 'Enquiries' }).getByRole('link');
  await expect(names).toHaveCount(3);
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(names).toHaveCount(2);
  await page.getByLabel('Sort').selectOption('due');
  await expect(page).toHaveURL(/sort=due/);
  await expect(names.nth(0)).toContainText(sooner);
  await expect(names.nth(1)).toContainText(later);
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(names).toHaveCount(3);
  await expect(names.nth(2)).toContainText(other);
});

test('one state alone is listed, in whichever tab its enquiries lie', async ({ page }) => {
  const name = await send(page);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  const list = page.getByRole('list', { name: 'Enquiries' }).getByRole('link');
  await expect(list).toHaveCount(1);
  await page.getByLabel('State', { exact: true }).filter({ visible: true }).first().selectOption('won');
  await expect(page.getByText('No enquiries here.')).toBeVisible();
  await expect(page).toHaveURL(/state=won/);
  await page.getByLabel('State', { exact: true }).filter({ visible: true }).first().selectOption('new');
  await expect(list).toHaveCount(1);
});

test('a change on top of a colleague’s is refused with their name and shows theirs, and a note that was not added is kept', async ({
  page,
}) => {
  const name = await send(page);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByRole('heading', { name })).toBeVisible();
  const note = detail.getByLabel('Note for the team');
  await note.fill('Asked for the corner flat');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const headers = { authorization: `Bearer ${await shareSession(page.request)}` };
  const patched = await page.request.patch(`/api/admin/enquiries/${id}`, { headers, data: { state: 'won' } });
  expect(patched.status()).toBe(200);
  await detail.getByRole('group', { name: 'State' }).getByText('Contacted').click();
  await expect(
    detail.getByText(/^Not kept\. You saved this enquiry on .*, after it was opened here\.$/),
  ).toBeVisible();
  await expect(detail.getByText('moved New to Won')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Asked for the corner flat');
  await expect(detail.getByText('moved Won to Contacted')).toHaveCount(0);
});

test('an address of the newsletter is erased by an admin after a question, and the history names nobody', async ({
  page,
}) => {
  const email = newEmail();
  await page.request.post('/api/v1/newsletter', { data: { email }, headers: { accept: 'application/json' } });
  await signIn(page, '/admin/enquiries', await openSession(page.request));
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await page.getByLabel('Part of an address').fill(email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('listitem').filter({ hasText: '@example.com' })).toHaveCount(1);
  await expect(page.getByText(email)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(fs.readFileSync(await file.path(), 'utf8')).toContain(email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Erase ${email}` }).press('Enter');
  const question = page.getByRole('dialog', { name: `Erase “${email}”?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(email)).toHaveCount(0);
  const lines = await querySql("select * from audit_entry where entity = 'newsletter address'", []);
  expect(lines).toMatchObject(expect.arrayContaining([expect.objectContaining({ action: 'erase' })]));
  expect(JSON.stringify(lines)).not.toContain(email);
});

test('a visit that goes on in another tab keeps the campaign that led to it', async ({ page, context }) => {
  await page.goto('/projects?utm_source=google&utm_campaign=diwali');
  const opening = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Kadal Crest' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await tab.waitForURL('**/projects/*');
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('last-touch'))).toContain('diwali');
});

test('the figures are drawn, and shown as a table', async ({ page }) => {
  await send(page);
  await signIn(page, '/admin/enquiries/figures');
  await expect(page.getByRole('heading', { name: /By day/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Site visits' })).toBeVisible();
  await expectAccessible(page);
});

test('mail and webhooks: what is missing is named, and a private address is refused', async ({ page }) => {
  await signIn(page, '/admin/enquiries/delivery');
  await expect(page.getByRole('heading', { name: 'Account at the mail service To do' })).toBeVisible();
  await page.getByLabel('Address of another system').fill('https://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('The address lies in a private network')).toBeVisible();
  await expectAccessible(page);
});

test('somebody of sales sees the inbox, visits, units and the own account alone', { tag: '@both' }, async ({
  page,
}) => {
  const person = await addSalesPerson();
  await page.goto('/786313login');
  await logInByForm(page, person);
  await page.waitForURL('**/admin/enquiries');
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('navigation', { name: 'Admin Panel' }).filter({ visible: true });
  await expect(panel.getByRole('link')).toHaveText([
    /^Enquiries/,
    'Board',
    'Turn and clock',
    'Newsletter',
    'Visits',
    'Units',
    'My account',
  ]);
  expect((await page.goto('/admin/projects'))?.status()).toBe(404);
});

test('the enquiry of a project page names its project and how the visit began; a double click is one lead', async ({
  page,
}) => {
  // proves: CONT-2
  await page.clock.install();
  await page.goto('/projects?utm_source=google&utm_campaign=monsoon');
  // One of the demo content: another test may take away what it has added.
  await page.getByRole('link', { name: 'Kadal Crest' }).first().click();
  await page.waitForURL('/projects/kadal-crest');
  const project = await page.locator('#enquire').getAttribute('data-project');
  const form = page.getByRole('form', { name: 'Send an enquiry' });
  const email = newEmail();
  await form.getByLabel('Name').fill('Rohan D’Souza');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Phone').fill(newPhone());
  await form.getByLabel('Message').fill('Is the corner flat still available?');
  // Nobody fills it in so fast.
  await page.clock.fastForward(2600);
  await form.getByRole('button', { name: /Send enquiry/ }).dblclick();
  await expect(page.getByText('Thank You!')).toBeVisible();
  const headers = { authorization: `Bearer ${await shareSession(page.request)}` };
  const found = await page.request.get(`/api/admin/enquiries?q=${email}`, { headers });
  const { enquiries } = (await found.json()) as { enquiries: { _id: string; source: string }[] };
  expect(enquiries).toHaveLength(1);
  expect(enquiries[0]).toMatchObject({ project: { name: project }, source: 'Google', state: 'new' });
});

test('on a desktop the bar of the phones is not there', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Get in touch' })).toBeHidden();
});

test('on a phone a bar calls, opens WhatsApp with the project’s name and leads to the form, and covers nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/projects');
  const bar = page.getByRole('navigation', { name: 'Get in touch' });
  await page.getByRole('link', { name: 'Kadal Crest' }).first().click();
  await page.waitForURL('/projects/kadal-crest');
  const project = (await page.locator('#enquire').getAttribute('data-project')) ?? '';
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+/);
  const whatsapp = bar.getByRole('link', { name: 'WhatsApp' });
  await whatsapp.focus();
  await expect(whatsapp).toHaveAttribute('href', new RegExp(encodeURIComponent(project).slice(0, 12)));
  const place = await bar.boundingBox();
  await bar.getByRole('link', { name: 'Enquire' }).click();
  await expect(page.locator('#enquire')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByRole('contentinfo').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + 1);
});

for (const address of ['/contact', '/upcoming-projects', 'a project’s page']) {
  test(`the bar of the phones covers neither the button nor what is said of ${address}, also when sending has failed`, {
    tag: '@phone',
  }, async ({ page }) => {
    const [project] = (await (await page.request.get('/api/projects')).json()) as { _id: string }[];
    await page.goto(address.startsWith('/') ? address : `/projects/${project?._id}`);
    const bar = page.getByRole('navigation', { name: 'Get in touch' });
    await expect(bar).toBeVisible();
    const form = page.locator('main form').last();
    const button = form.locator('button[type="submit"]');
    for (const control of await form.locator('input[required], textarea[required]').all()) {
      const type = await control.getAttribute('type');
      await control.fill(
        type === 'email' ? 'nisha@example.com' : type === 'tel' ? '9845012345' : 'Nisha Pai',
      );
    }
    for (const choice of await form.locator('select[required]').all())
      await choice.selectOption({ index: 1 });
    await abortPosts(page, '**/api/v1/**');
    /** What a finger on the middle of it would touch. */
    const isOnTop = (target: Locator) =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const touched = document.elementFromPoint(left + width / 2, top + height / 2);
        return top >= 0 && top + height <= innerHeight && element.contains(touched);
      });
    // As far down as the button can stand: where the bar would lie.
    await button.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 2, behavior: 'instant' }),
    );
    await expect.poll(() => isOnTop(button)).toBe(true);
    await expect(bar).toBeHidden();
    await button.click();
    const message = form.getByRole('alert');
    await expect(message).toBeFocused();
    await expect.poll(() => isOnTop(message)).toBe(true);
    await message.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 2, behavior: 'instant' }),
    );
    await expect.poll(() => isOnTop(message)).toBe(true);
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator(':focus').evaluate((element) => (element as HTMLElement).blur());
    await expect(bar).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the enquiry of a project page is sent', async ({ page }) => {
    // proves: CONT-5
    const [project] = (await (await page.request.get('/api/projects')).json()) as { _id: string }[];
    await page.goto(`/projects/${project?._id}`);
    const form = page.getByRole('form', { name: 'Send an enquiry' });
    await form.getByLabel('Name').fill('Geetha Rai');
    await form.getByLabel('E-mail').fill(newEmail());
    await form.getByLabel('Phone').fill(newPhone());
    await form.getByLabel('Message').fill('Please send the plan.');
    await form.getByRole('button', { name: /Send enquiry/ }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
  });
});

test('a further way to be answered is added beside the others, refused in words where it cannot be used, found, and taken away', {
  tag: '@both',
}, async ({ page }) => {
  const [name, phone, further] = [await send(page), newPhone(), newEmail()];
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  const ways = detail.getByRole('list', { name: 'Ways to be answered' });
  await untilHydrated(page);
  const addWay = ways.getByRole('button', { name: 'Add a way' });
  await addWay.click();
  await expect(detail.getByRole('combobox', { name: 'Way' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(addWay).toBeFocused();
  await page.keyboard.press('Enter');
  const telephone = detail.getByRole('textbox', { name: 'Telephone' });
  await telephone.fill('12');
  await telephone.press('Enter');
  await expect(detail.getByText('Not kept. Please give a phone number that we can call')).toBeVisible();
  await expect(telephone).toHaveValue('12');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await telephone.fill(phone);
  await telephone.press('Enter');
  await expect(addWay).toBeFocused();
  await expect(ways.getByRole('listitem')).toHaveCount(4);
  await addWay.click();
  await detail.getByRole('combobox', { name: 'Way' }).selectOption('E-mail');
  await detail.getByRole('textbox', { name: 'E-mail' }).fill(further);
  await detail.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(ways.getByText(further)).toBeVisible();
  await expect(detail.getByText(`added a way to be answered: ${further}`)).toBeVisible();
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(further)}`);
  await expect(row(page, name)).toBeVisible();
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  await untilHydrated(page);
  await ways.getByRole('button', { name: `Take ${further} away` }).click();
  await expect(ways.getByText(further)).toHaveCount(0);
  await expect(addWay).toBeFocused();
  await expect(ways.getByRole('button', { name: /^Take/ })).toHaveCount(1);
});

test('the name of a caller is typed in where the enquiry is open, is its heading from then on, and is corrected; one that was sent stays', {
  tag: '@both',
}, async ({ page }) => {
  const [sent, name] = [await send(page), newName('Ananya')];
  const [caller] = await querySql("update enquiry set name = '' where name = $1 returning id", [sent]);
  await signIn(page, `/admin/enquiries/${caller?.id}`);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await untilHydrated(page);
  await expect(detail.getByRole('heading', { level: 2 })).toHaveText(/^\+91 /);
  const add = detail.getByRole('button', { name: 'Add the name' });
  await add.click();
  const field = detail.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await add.click();
  await abortPosts(page, '**/admin/enquiries/**');
  await field.fill(`${name} Rai`);
  await field.press('Enter');
  await expect(detail.getByText('Not kept.')).toBeVisible();
  await expect(field).toHaveValue(`${name} Rai`);
  await page.unrouteAll();
  await field.press('Enter');
  await expect(detail.getByRole('heading', { name: `${name} Rai` })).toBeVisible();
  await expect(detail.getByText(`added the name ${name} Rai`)).toBeVisible();
  const change = detail.getByRole('button', { name: 'Change the name' });
  await expect(change).toBeFocused();
  await change.click();
  await field.fill(name);
  await detail.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(detail.getByText(`changed the name from ${name} Rai to ${name}`)).toBeVisible();
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(await send(page))}`);
  await page.getByRole('list', { name: 'Enquiries' }).getByRole('link').first().click();
  await expect(detail.getByRole('button', { name: 'Add a way' })).toBeVisible();
  await expect(detail.getByRole('button', { name: /the name$/ })).toHaveCount(0);
});

test('an enquiry that is opened from the inbox has no id twice in the document', { tag: '@both' }, async ({
  page,
}) => {
  const name = await send(page);
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await detail.getByRole('button', { name: 'Add a way' }).click();
  const articles = page.locator('article', { has: page.getByText(name).first() });
  await expect(articles).toHaveCount(2);
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

test('"Add visit" is seen with the message, on a phone above the bar to call by, and leads to the times', {
  tag: '@both',
}, async ({ page }) => {
  const name = await send(page);
  const [sent] = await querySql('select id from enquiry where name = $1', [name]);
  await signIn(page, `/admin/enquiries/${sent?.id}`);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  const add = detail.getByRole('link', { name: 'Add visit' });
  await expect(add).toBeInViewport({ ratio: 1 });
  const [visit, call] = [
    await add.boundingBox(),
    await detail.getByRole('link', { name: 'Call' }).boundingBox(),
  ];
  if (isPhone(page)) expect((visit?.y ?? 0) + (visit?.height ?? 0)).toBeLessThan(call?.y ?? 0);
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: `Add visit, ${name}` })).toBeVisible();
});
