import { controlLabels } from '../../../../lib/content/control-labels';
import { upcomingContent } from '../../../../lib/content/enquiries/contact';
import { forms, notices } from '../../../../lib/content/enquiries/forms';
import { fillMonths } from '../../../../lib/content/settings/retention-text';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { accept, answerForm, refuse } from '../../../support/records/forms';

const { labels, send, formTitle, choose } = upcomingContent;
const { action } = forms.callback;

test.use({ reducedMotion: 'reduce' });

const form = (page: Page) => page.getByRole('form', { name: formTitle });
const submit = (page: Page) => form(page).getByRole('button', { name: send });

async function fillIn(page: Page) {
  await form(page).getByLabel(labels.name, { exact: true }).fill('Ravi Bhat');
  await form(page).getByLabel(labels.mobile).fill('+91 98450 12345');
  await form(page).getByLabel(labels.email, { exact: true }).fill('ravi@example.com');
  await form(page).getByLabel(labels.location).selectOption('Udupi');
  await form(page).getByLabel(labels.propertyType).selectOption('Villa');
  await form(page).getByLabel(labels.source).selectOption('Google');
}

const typed = {
  name: 'Ravi Bhat',
  mobile: '+91 98450 12345',
  email: 'ravi@example.com',
  location: 'Udupi',
  propertyType: 'Villa',
  source: 'Google',
};

// proves: UPC-1
test('the request for a call has six required fields and sends the newsletter as Yes or No', async ({
  page,
}) => {
  const bodies = await answerForm(page, action, accept);
  await page.goto('/upcoming-projects');
  for (const name of Object.keys(typed)) {
    await expect(form(page).locator(`[name="${name}"]`)).toHaveAttribute('required');
  }
  const choices = [
    [labels.location, ['Mangalore', 'Udupi', 'Puttur']],
    [labels.propertyType, ['Apartment', 'Villa', 'Plot']],
    [labels.source, ['Website', 'Google', 'Referral']],
  ] as const;
  for (const [label, options] of choices) {
    await expect(form(page).getByLabel(label).locator('option')).toHaveText([choose, ...options]);
  }
  await expect(form(page).locator('[name="newsletter"]')).not.toHaveAttribute('required');
  await expect(form(page)).toContainText(fillMonths(notices.callback.text, 24));
  await fillIn(page);
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('Form submitted successfully!');
  await fillIn(page);
  await form(page).getByLabel(labels.newsletter).check();
  await submit(page).click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies).toMatchObject([
    { ...typed, newsletter: 'No', page: '/upcoming-projects' },
    { ...typed, newsletter: 'Yes' },
  ]);
});

// proves: UPC-2, ALERT-1
test('success and failure are said in a message box that takes the focus and can be dismissed', async ({
  page,
}) => {
  let isDown = true;
  await answerForm(page, action, (route) => (isDown ? refuse(route) : accept(route)));
  await page.goto('/upcoming-projects');
  await fillIn(page);
  await submit(page).click();
  const box = form(page).getByRole('alert');
  await expect(box).toHaveText('Something went wrong. Please try again.');
  await expect(box).toBeFocused();
  await expect(form(page).getByLabel(labels.name, { exact: true })).toHaveValue(typed.name);
  await expect(form(page).getByLabel(labels.source)).toHaveValue(typed.source);
  isDown = false;
  await submit(page).click();
  await expect(box).toHaveText('Form submitted successfully!');
  await expect(box).toBeFocused();
  await expect(form(page).getByLabel(labels.name, { exact: true })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  await fillIn(page);
  await submit(page).click();
  await box.getByRole('button', { name: controlLabels.dismiss }).click();
  await expect(box).toHaveCount(0);
});

// proves: UPC-3
test('the projects whose status is upcoming stand on the page', async ({ page, request }) => {
  const all: { name: string; status: string }[] = await (await request.get('/api/projects')).json();
  const upcoming = all.filter(({ status }) => status === 'upcoming').map(({ name }) => name);
  expect(upcoming.length).toBeGreaterThan(0);
  await page.goto('/upcoming-projects');
  await expect(page.locator('main h3')).toHaveText(upcoming);
});
