import { controlLabels } from '../../../../lib/content/control-labels';
import { contactContent, fieldErrors, sentContent } from '../../../../lib/content/enquiries/contact';
import { honeypotField } from '../../../../lib/content/enquiries/form-basics';
import { forms, notices } from '../../../../lib/content/enquiries/forms';
import { fillMonths } from '../../../../lib/content/settings/retention-text';
import { site } from '../../../../lib/content/site';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectTyped, fillIn, form, sentText, submit, typed } from '../../../support/enquiries/contact-form';
import { accept, answerForm, refuse } from '../../../support/records/forms';

const { labels, facts } = contactContent;
const { action } = forms.enquiry;
test.use({ reducedMotion: 'reduce' });

/** From here on the page's time moves by runFor alone. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
}

// proves: CONT-1, CONT-2
test('the page says how the office is reached, and when; the enquiry asks for four fields and an interest, and says at its field what is missing or wrong', async ({
  page,
}) => {
  await test.step('the page says how the office is reached, and when', async () => {
    await page.goto('/contact');
    const main = page.locator('main');
    for (const name of Object.values(facts)) await expect(main).toContainText(name);
    for (const line of site.address) await expect(main.locator('address')).toContainText(line);
    await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute('href', site.phoneHref);
    await expect(main.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    await expect(main).toContainText(site.city);
    for (const [days, time] of [
      ['Monday to Friday', '9:00 AM to 6:00 PM'],
      ['Saturday', '10:00 AM to 4:00 PM'],
      ['Sunday', 'Closed'],
    ] as const) {
      await expect(main.locator('dl > div').filter({ hasText: days })).toContainText(time);
    }
  });
  await test.step('the enquiry asks for four fields and an interest, which is General at first', async () => {
    await expect(form(page)).toHaveAttribute('method', 'post');
    await expect(form(page)).toHaveAttribute('action', action);
    for (const key of ['name', 'email', 'phone', 'message'] as const) {
      await expect(form(page).locator(`[name="${key}"]`)).toHaveAttribute('required');
    }
    await expect(form(page).locator('[name="email"]')).toHaveAttribute('type', 'email');
    await expect(form(page).locator('[name="phone"]')).toHaveAttribute('type', 'tel');
    const interest = form(page).getByLabel(labels.interest);
    await expect(interest).toHaveValue('general');
    await expect(interest).not.toHaveAttribute('required');
    await expect(interest.locator('option')).toHaveText([
      'General',
      'Residential',
      'Commercial',
      'Luxury',
      'Investment',
    ]);
    expect(
      await interest
        .locator('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
    ).toEqual(['general', 'residential', 'commercial', 'luxury', 'investment']);
    await expect(form(page)).toContainText(fillMonths(notices.enquiry.text, 24));
    await expect(form(page).getByRole('link')).toHaveAttribute('href', '/privacy');
    await expect(form(page).getByRole('checkbox')).not.toBeChecked();
    await expect(page.locator(`main [name="${honeypotField}"]`)).toBeHidden();
  });
  await test.step('what is missing or wrong is said at its field, the first of them has the focus, and nothing is sent', async () => {
    const bodies = await answerForm(page, action, accept);
    await submit(page).click();
    const name = form(page).getByLabel(labels.name, { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(fieldErrors.missing(labels.name));
    for (const key of ['name', 'email', 'phone', 'message'] as const) {
      await expect(form(page)).toContainText(fieldErrors.missing(labels[key]));
    }
    await name.fill(typed.name);
    await expect(form(page)).not.toContainText(fieldErrors.missing(labels.name));
    await fillIn(page);
    const email = form(page).getByLabel(labels.email, { exact: true });
    await email.fill('anitha@');
    await submit(page).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(fieldErrors.email);
    expect(bodies).toEqual([]);
  });
});

// proves: CONT-3
test('after sending, Thank You stands for 3 s, then the form is back, empty, with General', async ({
  page,
}) => {
  const bodies = await answerForm(page, action, accept);
  await openWithClock(page);
  await fillIn(page);
  await form(page).getByLabel(labels.interest).selectOption('luxury');
  await submit(page).click();
  const panel = page.locator('main').getByRole('status').first();
  await expect(panel.getByRole('heading')).toHaveText('Thank You!');
  await expect(panel).toContainText(sentText);
  await expect(form(page)).toHaveCount(0);
  await page.clock.runFor(2800);
  await expect(panel.getByRole('heading')).toBeVisible();
  await page.clock.runFor(400);
  await expect(panel).toBeEmpty();
  for (const key of ['name', 'email', 'phone', 'message'] as const) {
    await expect(form(page).getByLabel(labels[key], { exact: true })).toHaveValue('');
  }
  await expect(form(page).getByLabel(labels.interest)).toHaveValue('general');
  expect(bodies).toMatchObject([{ ...typed, interest: 'luxury', page: '/contact', marketingConsent: 'No' }]);
  expect(bodies[0]?.filledInMs).toEqual(expect.any(Number));
});

// proves: CONT-4, ALERT-1
test('a failure is said in a message box that can be dismissed, and what was typed stays', async ({
  page,
}) => {
  await answerForm(page, action, refuse);
  await page.goto('/contact');
  await fillIn(page);
  await submit(page).click();
  const box = form(page).getByRole('alert');
  await expect(box).toHaveText('Failed to send message');
  await expect(box).toBeFocused();
  await expectTyped(page);
  await box.getByRole('button', { name: controlLabels.dismiss }).press('Enter');
  await expect(box).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  await expectTyped(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  // proves: CONT-5
  test('the enquiry is sent by a plain post and answered by a page with the same words', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(forms.enquiry.answer);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    await expect(page.locator('main')).toContainText(sentText);
    await expect(page.locator('main')).toContainText(sentContent.promise.enquiry);
    await expect(page.locator('main').getByRole('link', { name: sentContent.writeMeanwhile })).toBeVisible();
  });
});

// proves: CONT-6
test('an enquiry goes to the website itself alone, and nobody who sends one reads of the mail service', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/contact');
  await fillIn(page);
  await form(page).getByLabel(labels.email, { exact: true }).fill(`anitha-${Date.now()}@example.com`);
  await form(page)
    .getByLabel(labels.phone, { exact: true })
    .fill(`97${String(Date.now()).slice(-8)}`);
  await submit(page).click();
  await expect(page.getByText('Thank You!')).toBeVisible();
  // The test site has no mail service: that is for the log and the back office to say.
  await expect(page.locator('body')).not.toContainText(/mail is not set up|RESEND|api key/i);
  const elsewhere = asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== baseURL);
  expect(elsewhere).toEqual([]);
  const html = await (await page.request.get('/contact')).text();
  expect(html).not.toMatch(/emailjs|service_id|template_id|public_key|resend/i);
});
