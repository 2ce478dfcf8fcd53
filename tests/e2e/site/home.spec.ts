import { controlLabels } from '../../../lib/content/control-labels';
import { contactBarLabels } from '../../../lib/content/pages/contact-bar';
import { homeContent } from '../../../lib/content/pages/home';
import { site } from '../../../lib/content/site';
import { expect, type Locator, type Page, test } from '../../support/browser-test';
import { makeGate } from '../../support/gate';
import { expectLoop } from '../../support/motion';

const currentSlide = (carousel: Locator) => carousel.locator('.carousel-slide[data-current]');

const rowOf = (carousel: Locator) => carousel.locator('.carousel-slides > *');

/** Embla has come, and has laid its hand on the slides that the server drew. */
const untilDraggable = (carousel: Locator) => expect(rowOf(carousel)).toHaveAttribute('style', /transform/);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
});

test.describe('the hero carousel', () => {
  test('has a plate as wide as its name, and the ground is there before the words and after them', async ({
    page,
  }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: homeContent.heroLabel });
    await carousel.getByRole('button', { name: controlLabels.pause }).click();
    const readPlates = () =>
      carousel.locator('.carousel-plates').evaluate((plates) =>
        [...plates.children].map((plate) => {
          const ground = getComputedStyle(plate, '::before');
          return {
            isCurrent: plate.hasAttribute('data-current'),
            isShown: ground.clipPath === 'inset(0px)',
            isFree: plate.getBoundingClientRect().width < plates.getBoundingClientRect().width - 20,
            delay: ground.transitionDelay,
          };
        }),
      );
    await expect
      .poll(async () => (await readPlates()).every(({ isCurrent, isShown }) => isCurrent === isShown))
      .toBe(true);
    const plates = await readPlates();
    expect(plates.some(({ isFree }) => isFree)).toBe(true);
    expect(
      plates.map(({ isCurrent, delay }) => (isCurrent ? delay === '0.2s' : delay === '0.5s')),
    ).not.toContain(false);
    await expect(carousel.locator('.carousel-plates')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  // proves: HOME-1
  test('moves on every 3 s with a cross-fade of 1 s, and starts again after the last', async ({ page }) => {
    await page.goto('/');
    await expectLoop(page.getByRole('region', { name: homeContent.heroLabel }));
  });

  // proves: HOME-1
  test('shows its words whole or not at all: they change at once, when half of the next picture is there', async ({
    page,
  }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: homeContent.heroLabel });
    await carousel.getByRole('button', { name: controlLabels.pause }).click();
    const next = await carousel.getByRole('button', { name: controlLabels.next }).elementHandle();
    const [before, after] = await carousel.evaluate(async (element, button) => {
      (button as HTMLElement | null)?.click();
      await new Promise(requestAnimationFrame);
      const changes = element.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
      for (const change of changes) change.pause();
      return [499, 501].map((ms) => {
        for (const change of changes) change.currentTime = ms;
        const slide = element.querySelector('.carousel-slide[data-current]') ?? element;
        const parts = [...element.querySelectorAll('[data-part]')].map((part) => {
          const { opacity, visibility } = getComputedStyle(part);
          return { isNew: part.hasAttribute('data-current'), isSeen: visibility === 'visible', opacity };
        });
        return { picture: Number(getComputedStyle(slide).opacity), parts };
      });
    }, next);
    expect(before?.picture).toBeCloseTo(0.5, 1);
    expect(after?.picture).toBeCloseTo(0.5, 1);
    expect(before?.parts.length).toBeGreaterThan(4);
    expect(before?.parts.some(({ isSeen }) => isSeen)).toBe(true);
    expect(before?.parts.some(({ isNew, isSeen }) => isNew && isSeen)).toBe(false);
    for (const part of after?.parts ?? [])
      expect(part).toEqual({ ...part, isSeen: part.isNew, opacity: '1' });
  });

  // proves: HOME-1
  test('shows no time that no clock keeps: the first block is empty until the script runs', async ({
    page,
  }) => {
    const { opened, open } = makeGate();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const block = page.getByRole('region', { name: homeContent.heroLabel }).locator('.carousel-block');
    const readWidth = () => block.evaluate((element) => element.getBoundingClientRect().width);
    await expect(block).toBeAttached();
    expect(await readWidth()).toBe(0);
    open();
    await expect.poll(readWidth).toBeGreaterThan(0);
  });

  // proves: HOME-1
  test('can be paused, and is held while the pointer or the keyboard is on it', async ({ page }) => {
    await page.goto('/');
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

  test('obeys the arrow keys and a swipe', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: homeContent.heroLabel });
    const count = await carousel.locator('.carousel-slide').count();
    await carousel.getByRole('button', { name: controlLabels.next }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(currentSlide(carousel)).toHaveAttribute('aria-label', `2 of ${count}`);
    await page.keyboard.press('ArrowLeft');
    await expect(currentSlide(carousel)).toHaveAttribute('aria-label', `1 of ${count}`);
    await untilDraggable(carousel);
    const box = await carousel.locator('.carousel-slides').boundingBox();
    const y = (box?.y ?? 0) + 120;
    const width = box?.width ?? 0;
    await page.mouse.move(width * 0.9, y);
    await page.mouse.down();
    await page.mouse.move(width * 0.1, y, { steps: 12 });
    await page.mouse.up();
    await expect(currentSlide(carousel)).toHaveAttribute('aria-label', `2 of ${count}`);
    await page.mouse.move(width * 0.15, y);
    await page.mouse.down();
    await page.mouse.move(width * 0.85, y + 20, { steps: 6 });
    await page.mouse.up();
    await expect(currentSlide(carousel)).toHaveAttribute('aria-label', `1 of ${count}`);
  });

  // proves: HOME-1
  test('lets embla move the pictures themselves, side by side, while they are dragged', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: homeContent.heroLabel });
    const count = await carousel.locator('.carousel-slide').count();
    await untilDraggable(carousel);
    const box = await carousel.locator('.carousel-slides').boundingBox();
    const y = (box?.y ?? 0) + 120;
    const width = box?.width ?? 0;
    const slides = carousel.locator('.carousel-slide');
    // In one frame, as they move on by themselves.
    const readLefts = () =>
      slides.evaluateAll((all) => all.slice(0, 2).map((slide) => slide.getBoundingClientRect().left));
    const leftOf = async (at: number) => (await readLefts())[at];
    await page.mouse.move(width * 0.9, y);
    await page.mouse.down();
    await page.mouse.move(width * 0.5, y, { steps: 8 });
    await expect.poll(() => leftOf(0)).toBeLessThan(-width * 0.2);
    const [first = 0, second = 0] = await readLefts();
    expect(Math.abs(second - first - width)).toBeLessThan(2);
    // The one that comes in is fetched, and nothing lies above the two.
    await expect(slides.nth(1).locator('img')).toHaveJSProperty('complete', true);
    await expect(rowOf(carousel)).toHaveCount(1);
    expect(await rowOf(carousel).evaluate((row) => getComputedStyle(row).transform)).not.toBe('none');
    await page.mouse.move(width * 0.1, y, { steps: 8 });
    await page.mouse.up();
    await expect(currentSlide(carousel)).toHaveAttribute('aria-label', `2 of ${count}`);
    await expect.poll(() => leftOf(1)).toBe(0);
    await expect(carousel.locator('[data-dragged]')).toHaveCount(0);
    // At rest each lies where it is shown, to fade in place.
    const [slot = 0, ...others] = await slides.evaluateAll((all) =>
      all.map((slide) => slide.getBoundingClientRect().left),
    );
    for (const other of others) expect(Math.abs(other - slot)).toBeLessThan(1);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await expect(carousel).not.toHaveAttribute('data-held');
  });

  test('asks for a picture when its turn is near, and for none that stands behind', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    // It moves on when it is told to, and its clock stands still until it is moved on.
    // Not addStyleTag, whose element the policy stops.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.carousel-block { animation-duration: 1h !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    const carousel = page.getByRole('region', { name: homeContent.heroLabel });
    const slides = carousel.locator('.carousel-slide');
    const count = await slides.count();
    expect(count).toBeGreaterThan(3);
    const first = Number((await currentSlide(carousel).getAttribute('aria-label'))?.split(' ')[0]);
    await carousel.getByRole('button', { name: controlLabels.next }).dispatchEvent('click');
    const following = slides.nth((first + 1) % count);
    await expect(currentSlide(carousel)).not.toHaveAttribute('aria-label', `${first} of ${count}`);
    await page.clock.runFor(1400);
    const pictureOf = (slide: Locator) => slide.locator('img');
    await expect(pictureOf(following)).toBeHidden();
    await page.clock.runFor(200);
    await expect(pictureOf(following)).not.toBeHidden();
    await expect(pictureOf(slides.nth((first - 2 + count) % count))).toBeHidden();
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

test.describe('the buttons of the carousel', () => {
  const allButtons = (carousel: Locator) => carousel.getByRole('button');
  const widthsOf = (buttons: Locator) =>
    buttons.evaluateAll((shown) => shown.map((button) => button.getBoundingClientRect().width));

  test('are wide enough to be hit; where there is no room for those of the pictures, a line shows the place', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: homeContent.heroLabel });
    const count = await carousel.locator('.carousel-slide').count();
    const stepping = 3;
    await expect(allButtons(carousel)).toHaveCount(isMobile ? stepping : count + stepping);
    expect(Math.min(...(await widthsOf(allButtons(carousel))))).toBeGreaterThanOrEqual(isMobile ? 44 : 24);
    const line = carousel.locator('.needs-script > div').first();
    await expect(carousel.locator('.carousel-block')).toBeInViewport();
    const gaps = await line.locator(':scope > div > span').evaluateAll((tracks) => {
      const edges = tracks.map((track) => track.getBoundingClientRect());
      return edges.slice(1).map(({ left }, at) => left - (edges[at]?.right ?? 0));
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
    await line.evaluate((steps) => {
      while (steps.childElementCount < 40) steps.prepend(steps.lastElementChild?.cloneNode(true) ?? '');
    });
    await expect(allButtons(carousel)).toHaveCount(stepping);
    expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test('on a phone on its side the name, its link and the bar below stand in the first view @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: homeContent.heroLabel });
  const bar = page.getByRole('navigation', { name: contactBarLabels.label });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(carousel.locator('.carousel-plates [data-current] p').first()).toBeInViewport({ ratio: 1 });
  const link = carousel.locator('.carousel-actions [data-current] a');
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const barTop = (await bar.boundingBox())?.y ?? 0;
  expect(await bottomOf(link)).toBeLessThanOrEqual(barTop);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each picture of the hero has its own name and its own link', async ({ page, request }) => {
    const { images } = await (await request.get('/api/hero')).json();
    await page.goto('/');
    const slides = page.locator('.carousel-slide');
    await expect(slides).toHaveCount(images.length);
    for (const [at, { project }] of images.entries()) {
      const slide = slides.nth(at);
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByText(project?.name ?? site.tagline, { exact: true })).toBeInViewport();
      await expect(slide.getByRole('link')).toHaveCount(project?.explore ? 1 : 0);
      if (project?.explore) {
        await expect(slide.getByRole('link')).toHaveAttribute('href', `/projects/${project.slug}`);
        await expect(slide.getByRole('link')).toBeInViewport();
      }
    }
    await expect(page.locator('.carousel-plates')).toBeHidden();
    // A finger scrolls from one to the next.
    await expect(rowOf(page.getByRole('region', { name: homeContent.heroLabel }))).toHaveCSS(
      'touch-action',
      'auto',
    );
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

test('in the window of a small phone "Find a home" takes words and is sent, above the bar @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const form = page.locator('.find-home');
  for (const part of [form.getByRole('searchbox'), form.getByRole('button')]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(664 - 53);
  }
});

test.describe('the final figures', () => {
  const shown = (page: Page) => page.locator('dl dd [aria-hidden]');
  const finals = (page: Page) => page.locator('dl dd .sr-only').allTextContents();

  // proves: HOME-2
  test('stand where they were seen before the script ran: they do not fall', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto('/');
    await expect(page.locator('[aria-roledescription=carousel]:not([data-held])')).toBeAttached();
    for (let look = 0; look < 5; look += 1) {
      expect(await shown(page).allTextContents()).toEqual(await finals(page));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });

  // proves: HOME-2
  test('stand where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: controlLabels.play }).first()).toBeVisible();
    expect(await shown(page).allTextContents()).toEqual(await finals(page));
    await shown(page).first().scrollIntoViewIfNeeded();
    expect(await shown(page).allTextContents()).toEqual(await finals(page));
  });
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

  // proves: HOME-4
  test('play their film while it is near, and hold it while it is not', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('section[aria-labelledby="testimonials"]');
    const isPaused = () => section.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
    for (let round = 0; round < 2; round += 1) {
      await section.scrollIntoViewIfNeeded();
      await expect.poll(isPaused).toBe(false);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(isPaused).toBe(true);
    }
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: homeContent.pauseFilm }).click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await section.scrollIntoViewIfNeeded();
    // What was paused by hand stays so.
    await expect(section.getByRole('button', { name: homeContent.playFilm })).toBeInViewport();
    expect(await isPaused()).toBe(true);
  });

  test('leave the film alone when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const section = page.locator('section[aria-labelledby="testimonials"]');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('button', { name: homeContent.playFilm })).toBeVisible();
    await expect(section.locator('video source')).toHaveCount(0);
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

  test('is sent once, and fills any window and its own copy by what the browser adds', async ({
    page,
    request,
  }) => {
    const brands: unknown[] = await (await request.get('/api/brands')).json();
    const sent = await (await request.get('/')).text();
    expect(sent.match(/<ul[^>]* class="strip-list"/g)).toHaveLength(1);
    await page.goto('/');
    const row = page.locator('.strip-row');
    await expect(row.locator('> .strip-list > li')).toHaveCount(brands.length);
    for (const width of [360, 1440, 3800]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() =>
          row.evaluate((element) => {
            const width = element.querySelector('.strip-list')?.getBoundingClientRect().width ?? 0;
            const lists = element.getBoundingClientRect().width / width;
            return Math.abs(lists - 2 * Math.ceil(innerWidth / width));
          }),
        )
        .toBeLessThan(0.01);
    }
    await expect(row.getByRole('list', { includeHidden: false })).toHaveCount(1);
  });

  test('stands still when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('.strip-row')).toHaveCSS('animation-name', 'none');
  });
});

// proves: SHELL-4
test('what comes into view rises for 0.8 s, each time anew', async ({ page }) => {
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

// proves: SHELL-4
test('what is in view when a page opens, or is gone back to, does not vanish first', async ({ page }) => {
  await page.goto('/');
  const featured = page.locator('[data-reveals]:has(h3)').first();
  await featured.scrollIntoViewIfNeeded();
  await expect(featured).toHaveAttribute('data-reveal', 'in');
  await featured.locator('a').click();
  await expect(page).toHaveURL(/\/projects\//);
  await page.goBack();
  await expect(featured).toBeInViewport();
  await expect(featured).toHaveCSS('opacity', '1');
  await expect(featured).not.toHaveAttribute('data-reveal');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(featured).toHaveAttribute('data-reveal', 'out');
});

// proves: SHELL-4
test('a page that was gone to reveals its parts as the first one does', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
  // Cards of the page before are in `main` until then.
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const card = page.locator('main li [data-reveals]').last();
  await expect(card).toHaveAttribute('data-reveal', 'out');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-reveal', 'in');
});

// proves: SHELL-4
test('what rises as it comes into view is seen at once where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const parts = page.locator('[data-reveal]');
  await expect.poll(() => parts.count()).toBeGreaterThan(5);
  for (const part of await parts.all()) await expect(part).toHaveCSS('opacity', '1');
});

// proves: FOOT-3
test('the footer’s logo, tagline and social links appear once, in 1 s, one after the other', async ({
  page,
}) => {
  await page.goto('/');
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
