import { controlLabels } from '../../../lib/content/control-labels';
import { contactContent } from '../../../lib/content/enquiries/contact';
import { messages } from '../../../lib/content/messages';
import { contactBarLabels } from '../../../lib/content/pages/contact-bar';
import { legalContent } from '../../../lib/content/pages/legal-page';
import { costsContent } from '../../../lib/content/projects/costs';
import { projectContent, projectsContent } from '../../../lib/content/projects/projects-pages';
import { expect, type Locator, type Page, test } from '../../support/browser-test';

let taps: number;

test.beforeEach(async ({ page }) => {
  taps = 0;
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await page.goto('/');
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

const fact = (label: string) => async (page: Page) => {
  await open(page, project);
  return page.locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]');
};

const distance = (to: string) => async (page: Page) => {
  await openPart(page, projectContent.place.title);
  return page.getByText(to).first();
};

type Question = { asks: string; most: number; find: (page: Page) => Promise<Locator> };

const questions: Question[] = [
  {
    asks: 'a home with three bedrooms in Mangalore',
    most: 2,
    async find(page) {
      await search(page, '3 bhk mangalore');
      return page.locator('main h2 a').first();
    },
  },
  { asks: 'the sea', most: 5, find: distance('Panambur beach') },
  {
    asks: 'who builds it',
    most: 2,
    async find(page) {
      await tap(page.getByRole('button', { name: controlLabels.openMenu }));
      await tap(page.getByRole('dialog').getByRole('link', { name: 'About', exact: true }));
      await page.waitForURL(/\/about/);
      return page.getByRole('heading', { level: 1 });
    },
  },
  { asks: 'how big it is', most: 3, find: fact(projectContent.facts.carpet) },
  { asks: 'what it costs from', most: 3, find: fact(projectContent.facts.price) },
  {
    asks: 'what it costs in all',
    most: 6,
    async find(page) {
      await openPart(page, projectContent.homes.title);
      await tap(page.locator('main a[href$="/costs"]'));
      await page.waitForURL(/\/costs$/);
      return page.getByText(costsContent.inAll, { exact: true });
    },
  },
  {
    asks: 'the plan',
    most: 6,
    async find(page) {
      await openPart(page, projectContent.homes.title);
      await tap(page.locator('main a', { hasText: 'Plan of' }).first());
      return page.getByRole('dialog').locator('img').first();
    },
  },
  { asks: 'when it is ready', most: 3, find: fact(projectContent.facts.ready) },
  {
    asks: 'its registration',
    most: 3,
    async find(page) {
      await open(page, project);
      return page.getByRole('region', { name: projectContent.registration.title }).getByRole('link').first();
    },
  },
  { asks: 'the hospital', most: 5, find: distance('Hospital') },
  {
    asks: 'whom to call',
    most: 1,
    find: async (page) => page.getByRole('link', { name: contactBarLabels.call, exact: true }),
  },
  {
    asks: 'a day for a visit',
    most: 4,
    async find(page) {
      await open(page, project);
      await enquire(page);
      return page.getByLabel(contactContent.visit);
    },
  },
];

for (const { asks, most, find } of questions)
  test(`a family finds ${asks} from the home page in ${most} taps or fewer @phone`, async ({ page }) => {
    const answer = await find(page);
    await answer.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport();
    expect(taps).toBeLessThanOrEqual(most);
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
