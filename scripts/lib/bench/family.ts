import { chromium, type Locator, type Page } from 'playwright/test';
import { controlLabels } from '@/lib/content/control-labels';
import { contactContent } from '@/lib/content/enquiries/contact';
import { contactBarLabels } from '@/lib/content/pages/contact-bar';
import { legalContent } from '@/lib/content/pages/legal-page';
import { costsContent } from '@/lib/content/projects/costs';
import { projectContent, projectsContent } from '@/lib/content/projects/projects-pages';
import { findChromium } from '../programs/chromium';
import type { Bench } from './bench';
import { median } from './median';
import type { Row } from './row';
import { openSlowPage, Thumb } from './slow-line';
import { phone } from './slow-phone';

type Family = { page: Page; thumb: Thumb };
type Question = {
  asks: string;
  /** Taps and seconds that it may take. */
  limit: { taps: number; seconds: number };
  /** Goes to where the answer stands. */
  find: (family: Family) => Promise<Locator>;
};

const named = 'Kadal Crest';

async function search({ page, thumb }: Family, text: string): Promise<void> {
  const words = page.getByLabel(projectsContent.search);
  await thumb.type(words, text);
  await thumb.enter(words);
  await page.waitForURL(/\/projects\?q=/, { waitUntil: 'commit' });
}

async function open(family: Family): Promise<void> {
  await search(family, named);
  await family.thumb.tap(family.page.locator('main h2 a').first());
  await family.page.waitForURL(/\/projects\/[\w-]+$/, { waitUntil: 'commit' });
}

/** To a part of that page, by its contents. */
async function goTo({ page, thumb }: Family, title: string): Promise<void> {
  const contents = page.getByRole('navigation', { name: legalContent.contents });
  await thumb.tap(contents.locator('summary'));
  await thumb.tap(contents.getByRole('link', { name: title, exact: true }));
}

/** A fact that stands by the name of the project. */
const fact = (label: string) => async (family: Family) => {
  await open(family);
  return family.page.locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]');
};

/** What stands among the distances of that page. */
const distance = (to: string) => async (family: Family) => {
  await open(family);
  await goTo(family, projectContent.place.title);
  return family.page.getByText(to).first();
};

const questions: Question[] = [
  {
    asks: '3 BHK in Mangalore',
    limit: { taps: 2, seconds: 15 },
    async find(family) {
      await search(family, '3 bhk mangalore');
      return family.page.locator('main h2 a').first();
    },
  },
  { asks: 'near the sea', limit: { taps: 5, seconds: 30 }, find: distance('Panambur beach') },
  {
    asks: 'who is it',
    limit: { taps: 2, seconds: 20 },
    async find({ page, thumb }) {
      await thumb.tap(page.getByRole('button', { name: controlLabels.openMenu }));
      await thumb.tap(page.getByRole('dialog').getByRole('link', { name: 'About', exact: true }));
      await page.waitForURL(/\/about/, { waitUntil: 'commit' });
      return page.getByRole('heading', { level: 1 });
    },
  },
  { asks: 'how big', limit: { taps: 3, seconds: 25 }, find: fact(projectContent.facts.carpet) },
  { asks: 'what it costs from', limit: { taps: 3, seconds: 25 }, find: fact(projectContent.facts.price) },
  {
    asks: 'what it costs in all',
    limit: { taps: 6, seconds: 45 },
    async find(family) {
      await open(family);
      await goTo(family, projectContent.homes.title);
      await family.thumb.tap(family.page.locator('main a[href$="/costs"]'));
      await family.page.waitForURL(/\/costs$/, { waitUntil: 'commit' });
      return family.page.getByText(costsContent.inAll, { exact: true });
    },
  },
  {
    asks: 'the plan',
    limit: { taps: 6, seconds: 45 },
    async find(family) {
      await open(family);
      await goTo(family, projectContent.homes.title);
      await family.thumb.tap(family.page.locator('main a', { hasText: 'Plan of' }).first());
      return family.page.getByRole('dialog').locator('img').first();
    },
  },
  { asks: 'when it is ready', limit: { taps: 3, seconds: 25 }, find: fact(projectContent.facts.ready) },
  {
    asks: 'whether it is registered',
    limit: { taps: 3, seconds: 25 },
    async find(family) {
      await open(family);
      return family.page
        .getByRole('region', { name: projectContent.registration.title })
        .getByRole('link')
        .first();
    },
  },
  { asks: 'school and hospital', limit: { taps: 5, seconds: 30 }, find: distance('Hospital') },
  {
    asks: 'whom to call',
    limit: { taps: 1, seconds: 10 },
    find: async ({ page }) => page.getByRole('link', { name: contactBarLabels.call, exact: true }),
  },
  {
    asks: 'a day for a visit',
    limit: { taps: 4, seconds: 30 },
    async find(family) {
      await open(family);
      await family.thumb.tap(family.page.getByRole('link', { name: contactBarLabels.enquire, exact: true }));
      return family.page.getByLabel(contactContent.visit);
    },
  },
];

/** Until it can be read where the thumb has come to. */
async function answer(family: Family, { find }: Question): Promise<{ taps: number; seconds: number }> {
  const found = await find(family);
  await found.waitFor();
  // A thumb's length further down the page.
  await found.scrollIntoViewIfNeeded();
  await family.page.waitForFunction(
    (element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    },
    await found.elementHandle(),
  );
  return { taps: family.thumb.taps, seconds: family.thumb.seconds() };
}

/** What a family asks first, each from the home page, on a phone whose processor is four times as slow, by slow 4G. */
export async function measureFamily({ base, isBrief }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const rows: Row[] = [];
  try {
    for (const question of questions) {
      const answers: { taps: number; seconds: number }[] = [];
      for (let round = 0; round < (isBrief ? 1 : 3); round += 1) {
        const context = await browser.newContext(phone);
        const page = await openSlowPage(context);
        const thumb = new Thumb();
        await page.goto(base, { waitUntil: 'commit' });
        answers.push(await answer({ page, thumb }, question));
        await context.close();
      }
      for (const unit of ['taps', 'seconds'] as const)
        rows.push({
          what: `${question.asks}, ${unit}`,
          ours: median(answers.map((each) => each[unit])),
          unit: unit === 'seconds' ? 's' : '',
          against: { name: 'limit', value: question.limit[unit] },
          bar: { most: 1 },
        });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
