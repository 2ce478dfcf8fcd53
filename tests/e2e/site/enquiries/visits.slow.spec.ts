import { contactContent, fieldErrors } from '../../../../lib/content/enquiries/contact';
import { forms } from '../../../../lib/content/enquiries/forms';
import { projectContent } from '../../../../lib/content/projects/projects-pages';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { accept, answerForm } from '../../../support/records/forms';

const { labels, send, visit, nextDays } = contactContent;
const { action } = forms.enquiry;
const typed = {
  name: 'Anitha',
  email: 'anitha@example.com',
  phone: '98450 12345',
  message: 'A visit, please.',
};

const form = (page: Page) => page.getByRole('form', { name: contactContent.formTitle });
const days = (page: Page) => form(page).getByRole('group', { name: nextDays }).getByRole('button');
const field = (page: Page) => form(page).getByLabel(visit);

async function open(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto('/contact');
  // What the form does beyond a plain post comes when it is wanted.
  await form(page).getByLabel(labels.name, { exact: true }).focus();
  await expect(days(page)).toHaveCount(3);
}

async function fillIn(page: Page) {
  for (const key of ['name', 'email', 'phone', 'message'] as const)
    await form(page).getByLabel(labels[key], { exact: true }).fill(typed[key]);
}

test.use({ reducedMotion: 'reduce' });

test('a page that stays open over midnight offers the days of the new day', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-11-28T18:29:00Z') });
  await page.goto('/contact');
  await form(page).getByLabel(labels.name, { exact: true }).focus();
  await expect(days(page).first()).toHaveText('Fri, 29 Nov');
  await page.clock.runFor(61_000);
  await expect(days(page).first()).toHaveText('Sat, 30 Nov');
});

test('a button fills in its day, shows so, and is taken back by itself or by another day', async ({
  page,
}) => {
  const bodies = await answerForm(page, action, accept);
  await open(page, '2030-11-28T06:00:00Z');
  const [first, second] = [days(page).nth(0), days(page).nth(1)];
  await first.press('Enter');
  await expect(field(page)).toHaveValue('2030-11-29');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await second.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(field(page)).toHaveValue('2030-11-30');
  await second.press('Enter');
  await expect(field(page)).toHaveValue('');
  await field(page).fill('2030-12-02');
  await expect(days(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await fillIn(page);
  await form(page).getByRole('button', { name: send }).click();
  await expect.poll(() => bodies).toMatchObject([{ ...typed, visitOn: '2030-12-02', typedOn: '2030-11-28' }]);
});

test('a holiday of the office is offered by no button, and refused in words at its field', async ({
  page,
}) => {
  await page.route('**/contact', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-open=', 'data-closed="2030-11-29" data-open=');
    await route.fulfill({ response: answer, body });
  });
  const bodies = await answerForm(page, action, accept);
  await open(page, '2030-11-28T06:00:00Z');
  await expect(days(page)).toHaveText(['Sat, 30 Nov', 'Mon, 2 Dec', 'Tue, 3 Dec']);
  await fillIn(page);
  await field(page).fill('2030-11-29');
  await form(page).getByRole('button', { name: send }).click();
  await expect(field(page)).toHaveAccessibleDescription(fieldErrors.day.holiday);
  expect(bodies).toEqual([]);
});

type Listed = { _id: string; name: string; construction: string | null };

test('the page of a project requests a visit first, which leads to its form with a day, and has Contact Us beside it', async ({
  page,
}) => {
  const projects = (await (await page.request.get('/api/projects')).json()) as Listed[];
  const project = projects.find(({ construction }) => construction === 'structure');
  await page.goto(`/projects/${project?._id}`);
  const links = page.locator('article').getByRole('link');
  const ask = links.filter({ hasText: projectContent.visit.building });
  await expect(links.filter({ hasText: 'Contact Us' }).first()).toHaveAttribute(
    'href',
    `/contact?project=${project?._id}`,
  );
  await ask.click();
  await expect(page.getByLabel(visit)).toBeInViewport();
});
