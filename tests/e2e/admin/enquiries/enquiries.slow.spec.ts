import { shareSession } from '../../../support/accounts/admin-session';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { abortPosts } from '../../../support/browser/intercept';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { openScreen, signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { openEnquiry, row, send } from '../../../support/enquiries/inbox';
import { newEmail, newName, newPhone } from '../../../support/values';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

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
  const history = detail.getByRole('region', { name: 'All enquiries of this contact' });
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
  await form.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+$/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByText('60 to 80 lakh')).toBeVisible();
  expect(
    await querySql(`select source, email, details ->> 'budget' as budget from enquiry where name = $1`, [
      name,
    ]),
  ).toEqual([{ source: '99acres', email, budget: '60 to 80 lakh' }]);
});

test('what looks like spam is held with its reasons, one click moves it to the inbox, and an admin erases the person for good, of which the history keeps no name', async ({
  page,
}) => {
  const name = await send(page, {
    message: 'https://a.example https://b.example https://c.example https://d.example',
  });
  await test.step('what looks like spam is held with its reasons; one click confirms it, and one moves it to the inbox', async () => {
    await signIn(page, `/admin/enquiries?tab=spam&q=${encodeURIComponent(name)}`);
    await row(page, name).click();
    await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
    const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
    await expect(detail.getByText('Held for review')).toBeVisible();
    await expect(detail.getByText('Four links in the message.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, spam' }).click();
    await expect(detail.getByText('Marked as spam')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes, spam' })).toBeHidden();
    await page.getByRole('button', { name: 'Not spam, move to inbox' }).click();
    await expect(detail.getByText('Marked as spam')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeVisible();
    await openScreen(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
    await expect(row(page, name)).toBeVisible();
  });
  await test.step('an admin erases a person for good, and the history keeps that it was done without the name', async () => {
    await row(page, name).click();
    await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
    await untilHydrated(page);
    const [person] = await querySql('select contact_id from enquiry where name = $1', [name]);
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
    const lines = await querySql('select * from audit_entry where entity_id = $1', [person?.contact_id]);
    expect(lines).toMatchObject([{ action: 'erase', entity: 'person', label: '1 enquiry' }]);
    expect(JSON.stringify(lines)).not.toContain(name);
  });
});

test('a change on top of a colleague’s is refused with their name and shows theirs, and a note that was not added is kept; a choice that fails goes back to what is kept, and can be made again', async ({
  page,
}) => {
  await test.step('a change on top of a colleague’s is refused with their name and shows theirs, and a note that was not added is kept', async () => {
    const name = await send(page);
    const detail = await openEnquiry(page, name);
    const note = detail.getByLabel('Note for the team');
    await note.fill('Asked for the corner flat');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const headers = { authorization: `Bearer ${await shareSession(page.request)}` };
    const patched = await page.request.patch(`/api/admin/enquiries/${id}`, {
      headers,
      data: { state: 'won' },
    });
    expect(patched.status()).toBe(200);
    await detail.getByRole('group', { name: 'State' }).getByText('Contacted').click();
    await expect(
      detail.getByText(/^Not kept\. You saved this enquiry on .*, after you opened it\.$/),
    ).toBeVisible();
    await expect(detail.getByText('moved New to Won')).toBeVisible();
    await page.reload();
    await expect(note).toHaveValue('Asked for the corner flat');
    await expect(detail.getByText('moved Won to Contacted')).toHaveCount(0);
  });
  await test.step('a choice that is refused goes back to what is kept, says so, and can be made again', async () => {
    const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
    const state = detail.getByRole('group', { name: 'State' });
    await abortPosts(page, '**/admin/enquiries/**');
    await state.getByText('Contacted').click();
    await expect(detail.getByText(/^Not kept\. /)).toBeVisible();
    await expect(state.getByRole('radio', { name: 'Won' })).toBeChecked();
    await page.unroute('**/admin/enquiries/**');
    await state.getByText('Contacted').click();
    await expect(state.getByRole('radio', { name: 'Contacted' })).toBeChecked();
    await expect(detail.getByText('moved Won to Contacted')).toBeVisible();
  });
});

test('a further way to be answered is added beside the others, refused in words where it cannot be used, found, and taken away', async ({
  page,
}) => {
  const [name, phone, further] = [await send(page), newPhone(), newEmail()];
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  const ways = detail.getByRole('list', { name: 'Phone and e-mail' });
  await untilHydrated(page);
  const addWay = ways.getByRole('button', { name: 'Add phone or e-mail' });
  await addWay.click();
  await expect(detail.getByRole('combobox', { name: 'Kind' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(addWay).toBeFocused();
  await page.keyboard.press('Enter');
  const telephone = detail.getByRole('textbox', { name: 'Telephone' });
  await telephone.fill('12');
  await telephone.press('Enter');
  await expect(detail.getByText('Not kept. Please enter a phone number that we can call')).toBeVisible();
  await expect(telephone).toHaveValue('12');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await telephone.fill(phone);
  await telephone.press('Enter');
  await expect(addWay).toBeFocused();
  await expect(ways.getByRole('listitem')).toHaveCount(4);
  await addWay.click();
  await detail.getByRole('combobox', { name: 'Kind' }).selectOption('E-mail');
  await detail.getByRole('textbox', { name: 'E-mail' }).fill(further);
  await detail.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(ways.getByText(further)).toBeVisible();
  await expect(detail.getByText(`added phone or e-mail: ${further}`)).toBeVisible();
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(further)}`);
  await expect(row(page, name)).toBeVisible();
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  await untilHydrated(page);
  await ways.getByRole('button', { name: `Remove ${further}` }).click();
  await expect(ways.getByText(further)).toHaveCount(0);
  await expect(addWay).toBeFocused();
  await expect(ways.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});

test('the name of a caller is typed in where the enquiry is open, is its heading from then on, and is corrected; one that was sent stays', async ({
  page,
}) => {
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
  await expect(detail.getByRole('button', { name: 'Add phone or e-mail' })).toBeVisible();
  await expect(detail.getByRole('button', { name: /the name$/ })).toHaveCount(0);
});

test('call, WhatsApp, mail and "Add visit" are one tap away, on a phone above the bar to call by, and an enquiry that is opened from the inbox has no id twice in the document', {
  tag: '@both',
}, async ({ page }) => {
  const name = await send(page, { phone: '098450 12399', email: 'tap@example.com' });
  const [sent] = await querySql('select id from enquiry where name = $1', [name]);
  await signIn(page, `/admin/enquiries/${sent?.id}`);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  const link = (word: string) => detail.getByRole('link', { name: word, exact: true });
  await test.step('what is one tap away', async () => {
    await expect(link('Call')).toHaveAttribute('href', 'tel:+919845012399');
    await expect(link('WhatsApp')).toHaveAttribute('href', /wa\.me\/919845012399/);
    await expect(link('Mail')).toHaveAttribute('href', /^mailto:tap@example\.com/);
    const add = link('Add visit');
    await expect(add).toBeInViewport({ ratio: 1 });
    const [visit, call] = [await add.boundingBox(), await link('Call').boundingBox()];
    if (isPhone(page)) expect((visit?.y ?? 0) + (visit?.height ?? 0)).toBeLessThan(call?.y ?? 0);
    await add.click();
    await expect(page.getByRole('heading', { level: 1, name: `Add visit, ${name}` })).toBeVisible();
  });
  await test.step('no id twice', async () => {
    await openScreen(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
    await row(page, name).click();
    await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
    await detail.getByRole('button', { name: 'Add phone or e-mail' }).click();
    const articles = page.locator('article', { has: page.getByText(name).first() });
    await expect(articles).toHaveCount(2);
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice).toEqual([]);
  });
});
