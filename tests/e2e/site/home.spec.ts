import { controlLabels } from '../../../lib/content/control-labels';
import { homeContent } from '../../../lib/content/pages/home';
import { expect, test } from '../../support/browser/browser-test';
import { expectLoop } from '../../support/browser/motion';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
});

test.describe('the hero carousel', () => {
  // proves: HOME-1
  test('moves on every 3 s with a cross-fade of 1 s and starts again after the last, can be paused, and is held while the pointer or the keyboard is on it', async ({
    page,
  }) => {
    await test.step('moves on every 3 s with a cross-fade of 1 s, and starts again after the last', async () => {
      await page.goto('/');
      await expectLoop(page.getByRole('region', { name: homeContent.heroLabel }));
    });
    await test.step('can be paused, and is held while the pointer or the keyboard is on it', async () => {
      const carousel = page.getByRole('region', { name: homeContent.heroLabel });
      const block = carousel.locator('.carousel-block');
      await expect(block).toHaveAttribute('data-running');
      await page.keyboard.press('Tab');
      await carousel.getByRole('button', { name: controlLabels.previous }).focus();
      await expect(block).toHaveCSS('animation-play-state', 'paused');
      await carousel.getByRole('button', { name: controlLabels.previous }).blur();
      await expect(block).toHaveCSS('animation-play-state', 'running');
      await carousel.hover();
      await expect(block).toHaveCSS('animation-play-state', 'paused');
      await page.mouse.move(5, 5);
      await expect(block).toHaveCSS('animation-play-state', 'running');
      // Each of the two holds it by itself.
      await carousel.getByRole('button', { name: controlLabels.next }).focus();
      await carousel.hover();
      await page.mouse.move(5, 5);
      await expect(block).toHaveCSS('animation-play-state', 'paused');
      await carousel.hover();
      await carousel.getByRole('button', { name: controlLabels.next }).blur();
      await expect(block).toHaveCSS('animation-play-state', 'paused');
      await carousel.getByRole('button', { name: controlLabels.pause }).click();
      await expect(carousel.getByRole('button', { name: controlLabels.play })).toBeVisible();
      await expect(block).not.toHaveAttribute('data-running');
    });
  });

  // proves: HOME-1
  test('does not move by itself when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: homeContent.heroLabel });
    await expect(carousel.getByRole('button', { name: controlLabels.play })).toBeVisible();
    await expect(carousel.locator('.carousel-block[data-running]')).toHaveCount(0);
  });
});

// proves: HOME-2
test('four counters count for 2 s up to the numbers that the server wrote', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const stats: Record<string, number> = await (await request.get('/api/about')).json();
  const keys = ['yearsOfExperience', 'completedProjects', 'happyClients', 'awardsWon'];
  await page.clock.install();
  await page.goto('/');
  const counters = page.locator('dl dd');
  await expect(counters).toHaveCount(4);
  await expect(page.locator('dl dt')).toHaveText([
    'Years of experience',
    'Completed projects',
    'Happy clients',
    'Awards won',
  ]);
  const finals = await counters.locator('.sr-only').allTextContents();
  expect(finals).toEqual(keys.map((key) => Number(stats[key]).toLocaleString('en-IN')));
  for (const final of finals) expect(html).toContain(`>${final}<`);
  const largest = counters.nth(2).locator('[aria-hidden]');
  // Before it is come to, so that nobody sees it fall.
  await expect(largest).not.toBeInViewport();
  await expect(largest).toHaveText('0');
  await page.clock.pauseAt(Date.now() + 60_000);
  await largest.scrollIntoViewIfNeeded();
  const readCount = async () => Number((await largest.textContent())?.replaceAll(',', ''));
  // The browser says that it is in view in its own time.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await readCount()).toBeGreaterThan(0);
  }).toPass();
  expect(await readCount()).toBeLessThan(Number(stats.happyClients) * 0.2);
  await page.clock.runFor(1000);
  // It slows down, as all does that moves: most of it is counted in the first half of the time.
  expect(await readCount()).toBeGreaterThan(Number(stats.happyClients) * 0.75);
  await page.clock.runFor(700);
  await expect(largest).not.toHaveText(finals[2] ?? '');
  await page.clock.runFor(300);
  await expect(largest).toHaveText(finals[2] ?? '');
});

test.describe('the testimonials', () => {
  // proves: HOME-4
  test('stand over a muted, looping film that is fetched when it is near and can be paused', async ({
    page,
    request,
  }) => {
    const testimonials: { name: string; title: string; quote: string }[] = await (
      await request.get('/api/testimonials')
    ).json();
    expect(testimonials.length).toBeGreaterThan(1);
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/film/')) films.push(request.url());
    });
    await page.goto('/', { waitUntil: 'load' });
    const section = page.locator('section[aria-labelledby="testimonials"]');
    const film = section.locator('video');
    expect(films).toEqual([]);
    await expect(section.locator('.quote')).toHaveCount(testimonials.length);
    for (const [at, { name, title, quote }] of testimonials.entries()) {
      for (const text of [name, title, quote])
        await expect(section.locator('.quote').nth(at)).toContainText(text);
    }
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('button', { name: homeContent.pauseFilm })).toBeVisible();
    await expect.poll(() => films.length).toBeGreaterThan(0);
    expect(await film.evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
      true,
      true,
    ]);
    await section.getByRole('button', { name: homeContent.pauseFilm }).click();
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    const first = await section.locator('.quote[data-current]').textContent();
    await section.getByRole('button', { name: controlLabels.next }).click();
    await expect(section.locator('.quote[data-current]')).not.toHaveText(first ?? '');
  });
});

test.describe('the strip of makers', () => {
  // proves: HOME-5
  test('runs in a loop of 20 s and can be paused', async ({ page }) => {
    await page.goto('/');
    const row = page.locator('.strip-row');
    await expect(row).toHaveCSS('animation-duration', '20s');
    await expect(row).toHaveCSS('animation-iteration-count', 'infinite');
    await page.getByRole('button', { name: homeContent.pauseMakers }).click();
    await expect(row).toHaveCSS('animation-play-state', 'paused');
  });
});

// proves: SHELL-4, FOOT-3
test('what comes into view rises for 0.8 s, each time anew; the footer’s logo, tagline and social links appear once, in 1 s, one after the other', async ({
  page,
}) => {
  await test.step('what comes into view rises for 0.8 s, each time anew', async () => {
    await page.goto('/');
    const project = page.locator('section[aria-labelledby="featured"] li > div').nth(1);
    await expect(project).toHaveAttribute('data-reveal', 'out');
    for (let round = 0; round < 2; round += 1) {
      await project.scrollIntoViewIfNeeded();
      await expect(project).toHaveAttribute('data-reveal', 'in');
      await expect(project).toHaveCSS('transition-duration', '0.8s, 0.8s');
      await expect(project).toHaveCSS('opacity', '1');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(project).toHaveAttribute('data-reveal', 'out');
    }
  });
  await test.step('the footer’s logo, tagline and social links appear once, in 1 s, one after the other', async () => {
    const parts = page.locator('footer > div:first-of-type > div:first-child > div');
    await expect(parts).toHaveCount(3);
    await expect(parts.first()).toHaveAttribute('data-reveal', 'out');
    for (const [index, delay] of [100, 350, 600].entries()) {
      await parts.nth(index).scrollIntoViewIfNeeded();
      await expect(parts.nth(index)).toHaveAttribute('data-reveal', 'in');
      await expect(parts.nth(index)).toHaveCSS('transition-duration', '1s, 1s');
      await expect(parts.nth(index)).toHaveCSS('transition-delay', `${delay / 1000}s, ${delay / 1000}s`);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('h1').scrollIntoViewIfNeeded();
    await expect(parts.first()).toHaveAttribute('data-reveal', 'in');
  });
});
