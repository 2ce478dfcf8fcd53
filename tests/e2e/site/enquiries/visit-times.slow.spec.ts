import { visitTexts } from '../../../../lib/content/visits';
import { toDay } from '../../../../lib/shared/time/local-day';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectFineAt, expectProblem } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { slotIn, visited } from '../../../support/enquiries/visits';
import { newEmail, newName, newPhone } from '../../../support/values';

test.use({ reducedMotion: 'reduce' });

const expectFine = (page: Page) => expectFineAt(page, 360, 1280);

test('a family chooses a time on the page of a project, changes it and calls it off by the link, by the keyboard alone', async ({
  page,
  api,
}) => {
  const name = newName('Kadal');
  const { slug } = await api.addProject({ ...visited, name });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/projects/${slug}`);
  await page.locator(`a[href="/projects/${slug}/visit"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: `Come and see ${name}` })).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const time = page.locator(`input[value="${slotIn(3)}"]`);
  await time.focus();
  await page.keyboard.press('Space');
  await expect(time).toBeChecked();
  const send = page.getByRole('button', { name: /^Request .*11:00$/ });
  await expect(send).toBeVisible();
  await page.getByLabel('Name').fill('Ananya Rao');
  await page.getByLabel('Phone').fill(newPhone());
  await page.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible();
  await expect(page.getByText('Requested; we will confirm')).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator(`input[value="${slotIn(3)}"]`)).toBeDisabled();
  await page.locator(`input[value="${slotIn(4)}"]`).check();
  await page.getByRole('button', { name: /^Change to .*11:00$/ }).click();
  await expect(page.locator(`input[value="${slotIn(4)}"]`)).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel my visit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit is cancelled' })).toBeVisible();
  await expect(page.getByText(visitTexts.mailHeld)).toBeVisible();
  await expectFine(page);
  await page.goto('/visit?token=forged');
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('days open one by one on a phone, and a time that went meanwhile is said with what was typed', async ({
    page,
    api,
  }) => {
    const { _id, slug } = await api.addProject({ ...visited, name: newName('Areca') });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/projects/${slug}/visit`);
    const choose = async () => {
      const time = page.locator(`input[value="${slotIn(6)}"]`);
      const day = page.locator('details', { has: time });
      if (!(await time.isVisible())) await day.locator('summary').click();
      await time.check();
      await page.getByLabel('Name').fill('Kiran Alva');
      await page.getByLabel('Phone').fill(newPhone());
    };
    await choose();
    const taken = { name: 'Somebody', phone: newPhone(), projectId: _id, startsAt: slotIn(6) };
    const first = await page.request.post('/api/v1/visits', {
      data: taken,
      headers: { accept: 'application/json' },
    });
    expect(first.status()).toBe(201);
    expectProblem(page, /status of 422/);
    await page.getByRole('button', { name: 'Request this time' }).click();
    await expect(page.getByText('Somebody took that time a moment ago')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Kiran Alva');
    await page.getByLabel('Choose a time').selectOption(slotIn(7));
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible();
  });
});

test('the office confirms what was asked for, says that they came and takes it back; the week is used by arrows', async ({
  page,
  api,
}) => {
  const name = newName('Twin Palms');
  const { _id } = await api.addProject({ ...visited, name });
  const who = newName('Fathima');
  const data = { name: who, phone: newPhone(), projectId: _id, startsAt: slotIn(2) };
  const asked = await page.request.post('/api/v1/visits', { data, headers: { accept: 'application/json' } });
  expect(asked.status()).toBe(201);
  await signIn(page, `/admin/visits?project=${_id}`);
  await expect(page.getByRole('heading', { name: '1 to confirm' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: '1 to confirm' })).toHaveCount(0);
  const day = slotIn(2).slice(0, 10);
  await page.goto(`/admin/visits?project=${_id}&view=week&day=${day}`);
  await expectFine(page);
  const cell = page.getByRole('button', { name: / 11:00, 1 visit, confirmed$/ });
  await page.getByRole('button', { name: /^Monday 9:00/ }).focus();
  const target = await cell.getAttribute('data-cell');
  const [row = 0, column = 0] = (target ?? '').split('-').map(Number);
  for (let count = 0; count < row; count += 1) await page.keyboard.press('ArrowDown');
  for (let count = 0; count < column; count += 1) await page.keyboard.press('ArrowRight');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(who)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();

  // Just after midnight that is the day before.
  const begun = new Date(Date.now() - 10 * 60_000);
  await querySql('update visit set starts_at = $2 where project_id = $1 returning id', [_id, begun]);
  await page.goto(`/admin/visits?project=${_id}&day=${toDay(begun)}`);
  await page.getByRole('button', { name: 'Came', exact: true }).click();
  await page.getByRole('link', { name: who, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What next?' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'What next?' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the enquiry' }).click();
  const own = page.getByRole('region', { name: 'Visits', exact: true });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expect(own.getByRole('button', { name: 'Came', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Add visit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Add visit, ${who}` })).toBeVisible();
  await expectFine(page);
  await page.getByRole('combobox', { name: 'Project', exact: true }).selectOption({ label: name });
  await page
    .locator(`input[value="${slotIn(4)}"]`)
    .filter({ visible: true })
    .check();
  await page.getByRole('button', { name: /^Add visit on/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Visit, ${who}` })).toBeVisible();
});

test('after an enquiry the thanks lead to the same times, and one tap asks for one', async ({
  page,
  api,
}) => {
  const { slug } = await api.addProject({ ...visited, name: newName('Palms') });
  await page.goto(`/projects/${slug}`);
  const form = page.locator('form[action="/api/v1/enquiries"]');
  await form.getByLabel('Name').fill('Ananya Rao');
  await form.getByLabel('E-mail').fill(newEmail());
  await form.getByLabel('Phone').fill(newPhone());
  await form.getByLabel('Message').fill('Is the second floor free?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('link', { name: 'Choose a time for a visit' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ananya' })).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator(`input[value="${slotIn(5)}"]`).check();
  await page.getByRole('button', { name: /^Request / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible();
});
