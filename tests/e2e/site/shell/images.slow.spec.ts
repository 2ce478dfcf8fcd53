import type { Page } from 'playwright/test';
import type { Director } from '../../../../lib/domain/board/fields';
import { expect, test } from '../../../support/browser/browser-test';
import { expectProblem } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';

const places = [
  ['a project', async () => '/projects', 'main li img', /^\/media\/default-project\//],
  [
    'a director',
    async (page) => {
      const board: Director[] = await (await page.request.get('/api/board')).json();
      return `/board/${board.find(({ image }) => image)?._id}`;
    },
    'main img',
    /^\/default-avatar\.png$/,
  ],
  ['a brand', async () => '/brands', '.strip-row img', /^\/default-avatar\.png$/],
] as const satisfies [string, (page: Page) => Promise<string>, string, RegExp][];

const projectDefault = /^\/media\/default-project\//;

test.use({ reducedMotion: 'reduce' });

/** Each picture but the stand-ins stays away, once `wait` is over. */
async function failPictures(page: Page, wait: Promise<void>): Promise<void> {
  expectProblem(page, /ERR_FAILED/);
  await page.route('**/*', async (route) => {
    const isStandIn = /\/default-(project|avatar)/.test(route.request().url());
    if (route.request().resourceType() !== 'image' || isStandIn) return route.fallback();
    await wait;
    await route.abort();
  });
}

async function expectStandIn(page: Page, selector: string, address: RegExp): Promise<void> {
  const picture = page.locator(selector).first();
  await expect(picture).toHaveAttribute('src', address);
  await expect(picture).not.toHaveAttribute('srcset');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

// proves: PROJ-5
test('the picture of a project, a director or a brand that failed before the page was alive gives way to the default, also on a page that is led to without a new load', async ({
  page,
}) => {
  await failPictures(page, Promise.resolve());
  for (const [what, findPath, selector, address] of places)
    await test.step(what, async () => {
      await page.goto(await findPath(page));
      await expectStandIn(page, selector, address);
    });
  await page.goto('/faqs');
  await page.locator('#footer').getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expectStandIn(page, 'main li img', projectDefault);
});

// proves: PROJ-5
test('a picture that fails later gives way to the default', async ({ page }) => {
  let fail = () => {};
  await failPictures(page, new Promise((resolve) => (fail = resolve)));
  // Its pictures hold back the end of the load.
  await page.goto('/projects', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main li img').first()).not.toHaveAttribute('src', projectDefault);
  fail();
  await expectStandIn(page, 'main li img', projectDefault);
});

test('a default stays in its place when the page is drawn again around it', async ({ page }) => {
  await failPictures(page, Promise.resolve());
  await signIn(page, '/admin/projects');
  const card = page.getByRole('article').first();
  await expectStandIn(page, 'article img', projectDefault);
  await card.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectStandIn(page, 'article img', projectDefault);
});

test('the blurred ground of the first picture goes when the picture is there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const first = page.locator('.carousel-slide img').first();
  await expect(first).toHaveAttribute('style', /object-position/);
  await expect(first).not.toHaveAttribute('style', /background/);
  expect(await (await page.request.get('/')).text()).toContain('data:image/webp');
});
