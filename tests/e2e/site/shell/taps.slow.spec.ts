import { controlLabels } from '../../../../lib/content/control-labels';
import { contactContent } from '../../../../lib/content/enquiries/contact';
import { messages } from '../../../../lib/content/messages';
import { contactBarLabels } from '../../../../lib/content/pages/contact-bar';
import { legalContent } from '../../../../lib/content/pages/legal-page';
import { costsContent } from '../../../../lib/content/projects/costs';
import { projectContent, projectsContent } from '../../../../lib/content/projects/projects-pages';
import { expect, type Locator, type Page, test } from '../../../support/browser/browser-test';

let taps: number;

async function begin(page: Page): Promise<void> {
  taps = 0;
  await page.goto('/');
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await begin(page);
});

async function tap(target: Locator): Promise<void> {
  taps += 1;
  await target.tap();
}

async function type(field: Locator, text: string): Promise<void> {
  await tap(field);
  await field.fill(text);
}

/** The key that sends the search counts as a tap. */
async function search(page: Page, text: string): Promise<void> {
  const words = page.getByLabel(projectsContent.search);
  await type(words, text);
  taps += 1;
  await words.press('Enter');
  await page.waitForURL(/\/projects\?q=/);
}

async function open(page: Page, text: string): Promise<void> {
  await search(page, text);
  await tap(page.locator('main h2 a').first());
  await page.waitForURL(/\/projects\/[\w-]+$/);
}

const enquire = (page: Page) => tap(page.getByRole('link', { name: contactBarLabels.enquire, exact: true }));

const project = 'Kadal Crest';

/** Goes to a part of the page of the project, by its contents. */
async function openPart(page: Page, title: string): Promise<void> {
  await open(page, project);
  const contents = page.getByRole('navigation', { name: legalContent.contents });
  await tap(contents.locator('summary'));
  await tap(contents.getByRole('link', { name: title, exact: true }));
}

async function expectSeen(answer: Locator, most: number): Promise<void> {
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport();
  expect(taps).toBeLessThanOrEqual(most);
}

const factOf = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]');

test('from the home page a family finds whom to call in one tap, who builds and a home with three bedrooms in Mangalore in two @phone', async ({
  page,
}) => {
  await test.step('whom to call', () =>
    expectSeen(page.getByRole('link', { name: contactBarLabels.call, exact: true }), 1));
  await test.step('who builds it', async () => {
    await tap(page.getByRole('button', { name: controlLabels.openMenu }));
    await tap(page.getByRole('dialog').getByRole('link', { name: 'About', exact: true }));
    await page.waitForURL(/\/about/);
    await expectSeen(page.getByRole('heading', { level: 1 }), 2);
  });
  await test.step('a home with three bedrooms in Mangalore', async () => {
    await begin(page);
    await search(page, '3 bhk mangalore');
    await expectSeen(page.locator('main h2 a').first(), 2);
  });
});

test('from the home page a family finds size, price, day and registration of a project in three taps, and a day for a visit in four @phone', async ({
  page,
}) => {
  await open(page, project);
  const { carpet, price, ready } = projectContent.facts;
  for (const label of [carpet, price, ready])
    await test.step(label, () => expectSeen(factOf(page, label), 3));
  await test.step('its registration', () =>
    expectSeen(
      page.getByRole('region', { name: projectContent.registration.title }).getByRole('link').first(),
      3,
    ));
  await test.step('a day for a visit', async () => {
    await enquire(page);
    await expectSeen(page.getByLabel(contactContent.visit), 4);
  });
});

test('from the home page a family finds the sea and the hospital near a project in five taps @phone', async ({
  page,
}) => {
  await openPart(page, projectContent.place.title);
  for (const to of ['Panambur beach', 'Hospital'])
    await test.step(to, () => expectSeen(page.getByText(to).first(), 5));
});

test('from the home page a family finds the plan of a home, and what it costs in all, in six taps @phone', async ({
  page,
}) => {
  await openPart(page, projectContent.homes.title);
  const before = taps;
  const plan = page.getByRole('dialog').locator('img').first();
  await test.step('the plan', async () => {
    await tap(page.locator('main a', { hasText: /floor plan/i }).first());
    await expectSeen(plan, 6);
  });
  await test.step('what it costs in all', async () => {
    await page.keyboard.press('Escape');
    await expect(plan).toBeHidden();
    // The plan was not on the way there.
    taps = before;
    await tap(page.locator('main a[href$="/costs"]'));
    await page.waitForURL(/\/costs$/);
    await expectSeen(page.getByText(costsContent.total, { exact: true }), 6);
  });
});

test('a first visitor sends an enquiry about a flat in ten taps or fewer @phone', async ({ page }) => {
  await open(page, '3 BHK flat');
  await enquire(page);
  const { labels, send } = contactContent;
  const form = page.locator('form:has(#enquiry-name)');
  await type(form.getByLabel(labels.name), 'Ananya Rao');
  await type(form.getByLabel(labels.email), 'ananya@example.com');
  await type(form.getByLabel(labels.phone), '98450 12345');
  await type(form.getByLabel(labels.message), 'Please call me about a 3 BHK flat.');
  await tap(form.getByRole('button', { name: send }));
  await expect(page.getByText(messages.contact.thanksTitle)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(10);
});
