import type { Director } from '../../../../lib/domain/board/fields';
import type { Project } from '../../../../lib/domain/projects/fields';
import { expect, type Page, test } from '../../../support/browser/browser-test';

const widths = [360, 390, 768, 1280, 1440, 1920];
const paths = [
  '/',
  '/projects',
  '/upcoming-projects',
  '/aboutclick',
  '/about',
  '/brands',
  '/contact',
  '/no-such-page',
];

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
});

async function listPaths({ request }: Page): Promise<string[]> {
  const projects: Project[] = await (await request.get('/api/projects')).json();
  const board: Director[] = await (await request.get('/api/board')).json();
  const most = projects.toSorted((one, other) => other.images.length - one.images.length)[0];
  return [...paths, `/projects/${most?._id}`, `/board/${board[0]?._id}`];
}

/** The pictures for which `sizes` says another width than the file is drawn at. */
function listWrong(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.srcset && image.checkVisibility())
      .flatMap((image) => {
        image.loading = 'eager';
        const { naturalWidth, naturalHeight } = image;
        const { width, height } = image.getBoundingClientRect();
        const fits = [width, height * (naturalWidth / naturalHeight)];
        const isCut = getComputedStyle(image).objectFit === 'cover';
        const drawn = isCut ? Math.max(...fits) : Math.min(...fits);
        // The natural width of a file that was chosen by its width is what `sizes` says.
        const isRight = image.complete && Math.abs(naturalWidth / drawn - 1) <= 0.15;
        const file = image.currentSrc.split('/').slice(-2).join('/');
        return isRight ? [] : [`${file} ${image.className}: ${naturalWidth}, drawn ${Math.round(drawn)}`];
      }),
  );
}

test('the width that a picture is asked for is the one that it is drawn at, within 15 %, on every page', async ({
  page,
}) => {
  for (const path of await listPaths(page)) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 800 : 900 });
      await expect.poll(() => listWrong(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('no picture of the first view of a page is fetched twice, nor in two shapes', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/', '/projects', '/board/']) {
    // Nothing of the page before is kept.
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    const folders: string[] = [];
    page.on('request', (request) => {
      const [, folder] = /\/(?:uploads|media)\/([^/]+)\/[^/]+$/.exec(new URL(request.url()).pathname) ?? [];
      if (folder) folders.push(folder);
    });
    const shown = path === '/board/' ? (await listPaths(page)).at(-1) : path;
    await page.goto(shown ?? '', { waitUntil: 'load' });
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.complete))
      .toBe(true);
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.toSorted(), path).toEqual([...new Set(folders)].toSorted());
    await page.close();
  }
});

test('a picture is fetched when its box is near, not screens before @phone', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  const pictures = page.locator('section[aria-labelledby="featured"] img');
  const isThere = (at: number) => pictures.nth(at).evaluate((image: HTMLImageElement) => image.complete);
  const last = (await pictures.count()) - 1;
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(() => isThere(0)).toBe(true);
  const folder = await pictures.nth(last).evaluate((image: HTMLImageElement) => image.src.split('/').at(-2));
  expect(fetched.filter((path) => path.includes(`/${folder}/`))).toEqual([]);
  await pictures.nth(last).scrollIntoViewIfNeeded();
  await expect.poll(() => isThere(last)).toBe(true);
  // What is there is not taken away again.
  const ground = page.locator('section[aria-labelledby="featured"] .picture-ground').first();
  await expect(ground).toHaveCSS('content-visibility', 'visible');
});
