import { messages } from '../../../../lib/content/messages';
import { loginPath } from '../../../../lib/content/nav';
import { staleForm } from '../../../../lib/content/stale-form';
import { staleTab } from '../../../../lib/content/stale-tab';
import { addAccountLink } from '../../../support/accounts/account-link';
import { credentials } from '../../../support/accounts/admin-session';
import { addSalesPerson } from '../../../support/accounts/people';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { intercept } from '../../../support/browser/intercept';
import { expectAccessible, expectProblem } from '../../../support/browser/page-watch';
import { callUnknownActions, reloadButton } from '../../../support/browser/stale-tab';
import { logInByForm, signIn } from '../../../support/contract/admin-screens';
import { openEnquiry, send } from '../../../support/enquiries/inbox';
import { askAsPartner } from '../../../support/enquiries/partners';
import { openEdit, sheet } from '../../../support/records/project-form';
import { newEmail, newName } from '../../../support/values';

const title = (page: Page) => page.getByRole('heading', { name: staleTab.title });

/** From now on every script that the page asks for is answered with this status. */
async function answerChunks(page: Page, status: number): Promise<void> {
  expectProblem(page, new RegExp(`status of ${status}|Failed to load chunk`));
  await intercept(page, '**/_next/static/chunks/**', (route) => route.fulfill({ status }));
}

test('a save of a tab that is older than the build offers to reload it, and what was typed comes back', async ({
  page,
  api,
}) => {
  const name = newName('Older House');
  await api.addProject({ name, status: 'ongoing' });
  await signIn(page, '/admin/projects');
  await openEdit(page, name);
  const location = sheet(page).getByLabel('Location');
  await location.fill('Panambur');
  await callUnknownActions(page);
  for (const _round of [1, 2]) {
    const answer = page.waitForResponse((response) => 'next-action' in response.request().headers());
    await page.keyboard.press('Control+s');
    await answer;
    await expect(sheet(page).getByText('Unsaved changes')).toBeVisible();
    await expect(page.getByText(staleTab.message)).toHaveCount(1);
  }
  await expect(page.getByText(/Something went wrong|was not found on the server/)).toHaveCount(0);
  await expect(location).toHaveValue('Panambur');
  await expectAccessible(page);
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(sheet(page).getByText(messages.admin.restored)).toBeVisible();
  await expect(location).toHaveValue('Panambur');
  await expect(reloadButton(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('✅ Project updated successfully')).toBeVisible();
});

test('a note that such a tab cannot add is there after the reload', async ({ page }) => {
  const name = await send(page);
  const detail = await openEnquiry(page, name);
  const note = detail.getByLabel('Note for the team');
  await note.fill('Asked for the corner flat');
  await callUnknownActions(page);
  await note.press('Control+Enter');
  await expect(detail.getByText(staleTab.message)).toBeVisible();
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(detail.getByText(staleTab.message)).toHaveCount(0);
  await expect(note).toHaveValue('Asked for the corner flat');
});

test('a dialog that such a tab cannot save has what was typed when it is opened again, until it is saved', async ({
  page,
}) => {
  const name = newName('Older Person');
  await signIn(page, '/admin/users');
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  const open = () => page.getByRole('button', { name: 'Invite', exact: true }).click();
  const send = () => form.getByRole('button', { name: 'Make the link' }).click();
  await open();
  await form.getByLabel('Name required').fill(name);
  await form.getByLabel('Email required').fill(newEmail());
  await form.getByLabel('Role').selectOption('Sales');
  await callUnknownActions(page);
  await send();
  await expect(form.getByText(staleTab.message)).toBeVisible();
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(form).toBeHidden();
  await untilHydrated(page);
  await open();
  await expect(form.getByText(messages.admin.restored)).toBeVisible();
  await expect(form.getByLabel('Name required')).toHaveValue(name);
  await expect(form.getByLabel('Role')).toHaveValue('sales');
  await expectAccessible(page);
  await send();
  await page
    .getByRole('dialog', { name: `Invitation for ${name}` })
    .getByRole('button', { name: 'Done' })
    .click();
  await open();
  await expect(form.getByLabel('Name required')).toHaveValue('');
  await expect(form.getByText(messages.admin.restored)).toHaveCount(0);
});

test('a dialog that is cancelled after the reload starts again', async ({ page }) => {
  const firm = newName('Older Agents');
  await askAsPartner(firm);
  await signIn(page, '/admin/partners');
  const form = page.getByRole('dialog', { name: `Correct ${firm}` });
  const open = () => page.getByRole('button', { name: `Correct ${firm}` }).click();
  await open();
  await form.getByLabel('Note').fill('Knows the coast');
  await callUnknownActions(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(staleTab.message)).toBeVisible();
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(form).toBeHidden();
  await untilHydrated(page);
  await open();
  await expect(form.getByLabel('Note')).toHaveValue('Knows the coast');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(form.getByLabel('Note')).toHaveValue('');
});

test('a part of a form whose script is no longer there offers the same', async ({ page, api }) => {
  const name = newName('Older Director');
  await api.addDirector(name);
  await signIn(page, '/admin/board');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Update Director' });
  const position = form.getByLabel('Position required');
  await position.fill('Chair of the board');
  await answerChunks(page, 404);
  await form.getByRole('button', { name: 'From the library' }).click();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText(staleTab.hint)).toBeVisible();
  await expect(page.getByText(messages.admin.unavailableHint)).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(form.getByText(messages.admin.restored)).toBeVisible();
  await expect(position).toHaveValue('Chair of the board');
});

test('a script that a failing server does not send says neither that the site was updated nor that the database is away', async ({
  page,
  api,
}) => {
  const name = newName('Present Director');
  await api.addDirector(name);
  await signIn(page, '/admin/board');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Update Director' });
  await form.getByLabel('Position required').fill('Chair of the board');
  await answerChunks(page, 503);
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await form.getByRole('button', { name: 'From the library' }).click();
  await asked;
  await expect(page.getByText(staleTab.scriptMissing)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await expect(page.getByText(messages.admin.unavailableHint)).toHaveCount(0);
});

test('a log-in whose script is no longer there offers to reload the page, which keeps no password', async ({
  page,
}) => {
  await page.goto(loginPath);
  await untilHydrated(page);
  await answerChunks(page, 404);
  await logInByForm(page, credentials);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(staleForm.message);
  await expectAccessible(page);
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(reloadButton(page)).toHaveCount(0);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await logInByForm(page, credentials);
  await expect(page).toHaveURL('/admin');
});

test('an invitation that such a tab cannot accept offers the same, and is accepted after the reload', async ({
  page,
}) => {
  const { email } = await addSalesPerson();
  await page.goto(await addAccountLink(email, 'invite'));
  await untilHydrated(page);
  await callUnknownActions(page, loginPath);
  await page.getByLabel('Password').fill('laterite kayak monsoon 88');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(staleForm.message);
  await expectAccessible(page);
  await page.unrouteAll();
  await reloadButton(page).click();
  await expect(reloadButton(page)).toHaveCount(0);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.getByLabel('Password').fill('laterite kayak monsoon 88');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/enquiries');
});

test('a form of such a tab that works without a script, too, gives way to the same message', async ({
  page,
}) => {
  const { email } = await addSalesPerson();
  await page.goto(await addAccountLink(email, 'reset'));
  await untilHydrated(page);
  await callUnknownActions(page, loginPath);
  // React writes what an error page shows to the console.
  expectProblem(page, /was not found on the server/);
  await page.getByLabel('New password').fill('areca terrace 91 monsoon');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: staleForm.message })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await reloadButton(page).click();
  await page.getByLabel('New password').fill('areca terrace 91 monsoon');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
});
