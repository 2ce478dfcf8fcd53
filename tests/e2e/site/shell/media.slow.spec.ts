import sharp from 'sharp';
import { projectContent } from '../../../../lib/content/projects/projects-pages';
import { expect, type Locator, type Page, test } from '../../../support/browser/browser-test';

let projectPath = '';

test.beforeAll(async ({ request }) => {
  const answer = await request.get('/api/projects');
  const projects = (await answer.json()) as { _id: string; images: unknown[] }[];
  const project = projects.find(({ images }) => images.length > 1);
  if (!project) throw new Error('The demo content has no such project.');
  projectPath = `/projects/${project._id}`;
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
});

/** What of the page is to rise into view and has not, by its text. */
const unrevealed = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { opacity, transform } = getComputedStyle(element);
        return opacity !== '1' || transform !== 'none';
      })
      .map((element) => element.textContent?.slice(0, 40)),
  );

test.describe('on paper', () => {
  test('a project, the list of projects and the first page stand whole, without the bar at the head and the one at the foot, and without the splash', async ({
    page,
  }) => {
    for (const path of [projectPath, '/projects', '/']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(page.locator('.site-header')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
      // The sheet of a project has a letterhead.
      await expect(page.locator('.site-plate')).toBeVisible({ visible: path === projectPath });
      await expect(page.locator('.splash:visible')).toHaveCount(0);
      await expect(page.locator('.print\\:hidden').first()).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#footer')).toBeVisible({ visible: path !== projectPath });
      // What was not scrolled to is printed too.
      expect(await page.locator('[data-reveal]').count()).toBeGreaterThan(0);
      await expect.poll(() => unrevealed(page)).toEqual([]);
    }
    // The splash is not printed, though it has just begun.
    await page.addInitScript(() => sessionStorage.removeItem('splash'));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.splash:visible')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });

  test('a project carries a code that leads to its page, which is fetched for paper alone', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(projectPath);
    const code = page.getByAltText(projectContent.qr);
    await code.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
    expect(asked.filter((path) => path.startsWith('/share/qr/'))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(code).toBeVisible();
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect((await page.request.get('/share/qr/none')).status()).toBe(404);
  });

  test('a featured project takes no more than two A4 pages, and a legal text is its text alone, without list of contents, footer and bar', async ({
    page,
    request,
  }) => {
    await test.step('a featured project takes no more than two A4 pages', async () => {
      const projects: { _id: string; name: string }[] = await (
        await request.get('/api/projects/featured')
      ).json();
      expect(projects.length).toBeGreaterThan(0);
      const longer: string[] = [];
      for (const { _id, name } of projects.slice(0, 5)) {
        await page.goto(`/projects/${_id}`);
        const sheet = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
        const pages = sheet.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        if (pages === 0 || pages > 2) longer.push(`${name}: ${pages}`);
      }
      expect(longer).toEqual([]);
    });
    await test.step('a legal text is its text alone, without list of contents, footer and bar', async () => {
      for (const path of ['/privacy', '/terms']) {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(path);
        await expect(page.locator('#footer')).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('#section-1')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        // The first sheet is no empty one, and none follows the text.
        const sheet = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
        expect(sheet.match(/\/Type\s*\/Page\b/g)?.length, path).toBeLessThanOrEqual(4);
      }
    });
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  // proves: SHELL-4
  test('all of a page stands at once, before it is scrolled to', async ({ page }) => {
    for (const path of ['/', '/aboutclick', '/brands', '/projects']) {
      await page.goto(path);
      await expect(page.locator('[data-reveal="out"]').first()).toBeAttached();
      expect(await unrevealed(page), path).toEqual([]);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
          )
          .map(({ effect }) => (effect as KeyframeEffect).target?.className),
      );
      expect(moving, path).toEqual([]);
    }
  });
});

/** How much what is drawn of a control differs from one colour. */
async function contrastOf(control: Locator): Promise<number> {
  const { channels } = await sharp(await control.screenshot())
    .removeAlpha()
    .stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('the edge of a primary button and the block of the carousel are drawn', async ({ page }) => {
    await page.goto('/contact');
    const send = page.getByRole('main').locator('form button').first();
    await expect(send).toHaveCSS('border-top-width', '1px');
    await expect(send).toHaveCSS('border-top-style', 'solid');
    await page.goto('/');
    const block = page.locator('.carousel-block').first();
    const [drawn, around] = await block.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(drawn).not.toBe(around);
  });

  test('every control can be seen', async ({ page }) => {
    for (const path of ['/', projectPath, '/contact', '/upcoming-projects', '/faqs']) {
      await page.goto(path);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      // Header and footer are the same on every page.
      const controls = page
        .locator(path === '/' ? 'body' : 'main')
        .locator('button, input:not([type=hidden]), select, textarea, summary');
      const unseen: string[] = [];
      for (const control of await controls.all()) {
        if (!(await control.isVisible())) continue;
        // The track beside a step of the carousel shows it; the button over it is only an area.
        const shown = (await control.getAttribute('class'))?.includes('absolute')
          ? control.locator('..')
          : control;
        if ((await contrastOf(shown)) < 5)
          unseen.push(await control.evaluate((element) => element.outerHTML));
      }
      expect(unseen, path).toEqual([]);
    }
  });
});
