import { controlLabels } from '../../../../lib/content/control-labels';
import { contactBarLabels } from '../../../../lib/content/pages/contact-bar';
import { homeContent } from '../../../../lib/content/pages/home';
import { site } from '../../../../lib/content/site';
import { expect, type Locator, test } from '../../../support/browser/browser-test';
import { makeGate } from '../../../support/records/gate';

const currentSlide = (carousel: Locator) => carousel.locator('.carousel-slide[data-current]');

const rowOf = (carousel: Locator) => carousel.locator('.carousel-slides > *');

/** Embla has come, and has laid its hand on the slides that the server drew. */
const untilDraggable = (carousel: Locator) => expect(rowOf(carousel)).toHaveAttribute('style', /transform/);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
});

test.describe('the hero carousel', () => {
  // proves: HOME-1
  test('has a plate as wide as its name with the ground before and after the words, which are shown whole or not at all: they change at once, when half of the next picture is there', async ({
    page,
  }) => {
    await test.step('has a plate as wide as its name, and the ground is there before the words and after them', async () => {
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
    await test.step('shows its words whole or not at all: they change at once, when half of the next picture is there', async () => {
      const carousel = page.getByRole('region', { name: homeContent.heroLabel });
      const next = await carousel.getByRole('button', { name: controlLabels.next }).elementHandle();
      const [before, after] = await carousel.evaluate(async (element, button) => {
        (button as HTMLElement | null)?.click();
        await new Promise(requestAnimationFrame);
        const changes = element
          .getAnimations({ subtree: true })
          .filter((one) => one instanceof CSSTransition);
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
  test('obeys the arrow keys and a swipe, and lets embla move the pictures themselves, side by side, while they are dragged', async ({
    page,
  }) => {
    await test.step('obeys the arrow keys and a swipe', async () => {
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
    await test.step('lets embla move the pictures themselves, side by side, while they are dragged', async () => {
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
