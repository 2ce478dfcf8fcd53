import { controlLabels } from '../../../../lib/content/control-labels';
import { homeContent } from '../../../../lib/content/pages/home';
import { projectsContent } from '../../../../lib/content/projects/projects-pages';
import type { Project } from '../../../../lib/domain/projects/fields';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { holdHalfway, untilHeld, watchTransitions } from '../../../support/browser/motion';
import { expectAccessible } from '../../../support/browser/page-watch';
import { makeGate } from '../../../support/records/gate';

let projectPath = '';

test.beforeAll(async ({ request }) => {
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  projectPath = `/projects/${projects.find(({ images }) => images.length > 3)?.slug}`;
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
});

const cards = (page: Page) => page.locator('main li a[href^="/projects/"]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('from a card to its project', () => {
  const growing = '::view-transition-group(picture)';

  test('the picture of a card grows into the first one of its project and goes back, the plate of the first page changes its size below, and no other picture moves', async ({
    page,
  }) => {
    const readLegs = await watchTransitions(page);
    await test.step('the picture of the card grows into the first one of its project, and goes back', async () => {
      const countMoves = async () => (await readLegs()).filter(({ part }) => part === growing).length;
      await page.goto('/projects');
      const name = (await cards(page).nth(1).textContent()) ?? '';
      await cards(page).nth(1).click();
      await expect(title(page)).toHaveText(name);
      await expect.poll(countMoves).toBe(1);
      await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
      await expect(title(page)).toHaveText(projectsContent.title);
      await expect.poll(countMoves).toBe(2);
    });
    await test.step('the plate of the first page goes down where it stands, and only then is there one of another size', async () => {
      await page.goto('/');
      const carousel = page.getByRole('region', { name: homeContent.heroLabel });
      await carousel.getByRole('button', { name: controlLabels.pause }).click();
      await carousel.getByRole('link', { name: homeContent.seeProject }).click();
      const find = async (part: string) =>
        (await readLegs()).find((leg) => leg.part === `::view-transition-${part}(plate)`);
      await expect.poll(() => find('old')).toMatchObject({ name: 'rise' });
      const down = (await find('old'))?.to;
      expect(down).toBeGreaterThan(0);
      expect((await find('group'))?.from).toBe(down);
      expect((await find('new'))?.from).toBe(down);
    });
    await test.step('no other picture moves: one that is left for a page without it goes with its page', async () => {
      await page.goto(projectPath);
      await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL('/contact');
      const readParts = async () => (await readLegs()).map(({ part }) => part);
      await expect.poll(readParts).toContain('::view-transition-old(picture)');
      expect(await readParts()).not.toContain(growing);
      expect(await readParts()).not.toContain('::view-transition-new(picture)');
    });
  });

  test('one crop grows, the plate slides up solid, and the bar of the phones stays above them', {
    tag: '@phone',
  }, async ({ page }) => {
    const readLegs = await watchTransitions(page);
    await page.goto('/projects');
    await cards(page).nth(1).click();
    await expect.poll(async () => (await readLegs()).map(({ part }) => part)).toContain(growing);
    const legs = await readLegs();
    const namesOf = (part: string) => legs.filter((leg) => leg.part === part).map(({ name }) => name);
    expect(namesOf('::view-transition-old(picture)')).toEqual([]);
    expect(namesOf('::view-transition-new(picture)')).toEqual([]);
    expect(namesOf('::view-transition-new(plate)')).toEqual(['rise']);
    const bar = page.locator('.contact-bar');
    await expect(bar).toHaveCSS('view-transition-name', 'bar');
    const isAbove = await page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some((rule) => /view-transition-group\(bar\)[^}]*z-index: ?1/.test(rule.cssText)),
      ),
    );
    expect(isAbove).toBe(true);
  });

  test('nothing moves where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      document.startViewTransition = () => {
        throw new Error('A view transition was begun.');
      };
    });
    await page.goto('/projects');
    const name = (await cards(page).first().textContent()) ?? '';
    await cards(page).first().click();
    await expect(title(page)).toHaveText(name);
  });

  test('while a page is slow to come, the one that is left can be used', async ({ page }) => {
    const { opened, open } = makeGate();
    const asked: string[] = [];
    await page.route(/\/projects\?.*_rsc=/, async (route) => {
      asked.push(route.request().url());
      await opened;
      await route.continue();
    });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: homeContent.heroLabel });
    await carousel.getByRole('button', { name: controlLabels.pause }).click();
    const shown = await carousel.locator('[data-current]').first().getAttribute('aria-label');
    await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await carousel.getByRole('button', { name: controlLabels.next }).click();
    await expect(carousel.locator('[data-current]').first()).not.toHaveAttribute('aria-label', shown ?? '');
    await expect(page).toHaveURL('/');
    open();
    await expect(title(page)).toHaveText(projectsContent.title);
  });
});

test.describe('the tide line', () => {
  /** How far down its page the line has come, as a share. */
  const readLength = (page: Page) =>
    page.locator('.tide-line').evaluate((element) => {
      const { transform, height } = getComputedStyle(element, '::before');
      return 1 + new DOMMatrix(transform).m42 / Number.parseFloat(height);
    });
  const scrollTo = (page: Page, share: number) =>
    page.evaluate((part) => {
      const line = document.querySelector('.tide-line');
      const height = line?.getBoundingClientRect().height ?? 0;
      window.scrollTo({ top: (height - innerHeight) * part, behavior: 'instant' });
    }, share);

  test('comes down the first page and a project with the scroll, and stands whole where less motion is asked for', async ({
    page,
  }) => {
    for (const path of [projectPath, '/']) {
      await page.goto(path);
      for (const share of [0, 0.5, 1]) {
        await expect
          .poll(async () => {
            // What is drawn later makes the page longer.
            await scrollTo(page, share);
            return Math.abs((await readLength(page)) - share);
          })
          .toBeLessThan(0.01);
      }
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 0);
    await expect.poll(() => readLength(page)).toBe(1);
  });
});

test.describe('the section of a building beside its page', () => {
  const drawing = (page: Page) => page.locator('.section-drawing svg');
  const readHidden = (page: Page) =>
    drawing(page).evaluate((element) => {
      const [, hidden = '0'] = /inset\(([\d.]+)%/.exec(getComputedStyle(element).clipPath) ?? [];
      return Number(hidden);
    });

  test.beforeEach(async ({ page, request }) => {
    const projects = (await (await request.get('/api/projects')).json()) as Project[];
    const built = projects.find(({ towers }) => towers.some(({ floors }) => floors));
    await page.goto(`/projects/${built?.slug}`);
  });

  test('is drawn from below as one scrolls, and stands whole at last, on paper, and where less motion is asked for', async ({
    page,
  }) => {
    await test.step('is drawn from below as one scrolls, and stands whole at last', async () => {
      expect(await readHidden(page)).toBe(100);
      const seen: number[] = [];
      for (const share of [0.2, 0.3, 0.6]) {
        await page.evaluate((part) => {
          const { height } = document.querySelector('.tide-line')?.getBoundingClientRect() ?? { height: 0 };
          window.scrollTo({ top: (height - innerHeight) * part, behavior: 'instant' });
        }, share);
        await expect.poll(() => readHidden(page)).toBeLessThan(seen.at(-1) ?? 100);
        seen.push(await readHidden(page));
      }
      expect(seen.at(-1)).toBe(0);
    });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => readHidden(page)).toBe(100);
    await test.step('stands whole on paper, and where less motion is asked for', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await readHidden(page)).toBe(0);
      await expect(drawing(page)).toBeVisible();
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
      expect(await readHidden(page)).toBe(0);
    });
  });
});

type State = { name: string; path: () => string; reach?: (page: Page) => Promise<void> };

const states: State[] = [
  {
    name: 'the first page',
    path: () => '/',
    reach: async (page) => {
      const carousel = page.getByRole('region', { name: homeContent.heroLabel });
      await carousel.getByRole('button', { name: controlLabels.next }).click();
      const testimonials = page.getByRole('region', { name: homeContent.testimonials });
      await testimonials.getByRole('button', { name: controlLabels.next }).click();
    },
  },
  { name: 'the projects', path: () => '/projects' },
  { name: 'a project', path: () => projectPath },
  { name: 'About Us', path: () => '/aboutclick' },
  { name: 'the brands', path: () => '/brands' },
  {
    name: 'an answer that opens',
    path: () => '/faqs',
    reach: (page) => page.locator('main summary').first().press('Enter'),
  },
  {
    name: 'an enlarged picture',
    path: () => projectPath,
    reach: async (page) => {
      await page.locator('#gallery').getByRole('link').first().click();
      await expect(page.locator('#gallery').getByRole('dialog')).toBeVisible();
    },
  },
];

/** The whole page comes into view, and all that rises begins to. */
async function showWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 1280 };
  await expect(page.locator('#footer [data-reveal="out"]').first()).toBeAttached();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Pictures grow with the window.
  await page.setViewportSize({ width, height: height + 1000 });
  await expect(page.locator('[data-reveal="out"]')).toHaveCount(0);
}

test.describe('axe finds nothing while all that moves is half-way', () => {
  test(`on ${states.map(({ name }) => name).join(', ')}`, async ({ page }) => {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await holdHalfway(page);
    for (const { name, path, reach } of states)
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await page.goto(path());
        await reach?.(page);
        await showWhole(page);
        await untilHeld(page);
        await expectAccessible(page);
      });
  });

  test('on the menu that slides in @phone', async ({ page }) => {
    await holdHalfway(page);
    await page.goto('/');
    await page.getByRole('button', { name: controlLabels.openMenu }).click();
    await untilHeld(page);
    await expectAccessible(page);
  });
});
