import { expect, type Locator, type Page } from 'playwright/test';

const holdOf = (carousel: Locator) => carousel.locator('.carousel-block[data-running]');

/** How long the current slide is held in all. */
const readHoldMs = (carousel: Locator) =>
  holdOf(carousel).evaluate((block) => block.getAnimations()[0]?.effect?.getComputedTiming().endTime);

/** Ends what holds the current slide, as time would. */
const endHold = (carousel: Locator) =>
  holdOf(carousel).evaluate((block) => block.getAnimations()[0]?.finish());

/** A carousel holds each slide for 3 s, cross-fades in 1 s, and starts again after the last. */
export async function expectLoop(carousel: Locator): Promise<void> {
  const slides = carousel.locator('.carousel-slide');
  const current = carousel.locator('.carousel-slide[data-current]');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  await expect(current).toHaveCSS('transition-duration', '1s');
  await expect.poll(() => readHoldMs(carousel)).toBe(3000);
  const first = Number((await current.getAttribute('aria-label'))?.split(' ')[0]);
  for (let step = 0; step < count; step += 1) {
    const next = ((first - 1 + step + 1) % count) + 1;
    // It may move on by itself meanwhile; then it is where it should be already.
    await expect(async () => {
      if ((await current.getAttribute('aria-label')) !== `${next} of ${count}`) await endHold(carousel);
      expect(await current.getAttribute('aria-label')).toBe(`${next} of ${count}`);
    }).toPass();
  }
}

/** A part of a view transition, in its own time. */
export type Leg = { part: string; name: string; from: number; to: number };

/** Notes what moves in each view transition. Call it before the page is opened. */
export async function watchTransitions(page: Page): Promise<() => Promise<Leg[]>> {
  await page.addInitScript(() => {
    const legs: { part: string; name: string; from: number; to: number }[] = [];
    Object.assign(window, { transitionLegs: legs });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args: Parameters<typeof start>) => {
      const transition = start(...args);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const effect = animation.effect as KeyframeEffect | null;
          const timing = effect?.getComputedTiming();
          const name = (animation as CSSAnimation).animationName;
          const part = effect?.pseudoElement ?? '';
          if (part.startsWith('::view-transition'))
            legs.push({ part, name, from: Number(timing?.delay), to: Number(timing?.endTime) });
        }
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitionLegs: Leg[] }).transitionLegs);
}

/** Holds half-way what begins to move, from its first frame on. Call it before the page is opened. */
export const holdHalfway = (page: Page) =>
  page.addInitScript(() => {
    const held = new WeakSet<Animation>();
    const hold = () => {
      requestAnimationFrame(hold);
      for (const animation of document.getAnimations()) {
        const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
        // The scroll moves the others.
        if (held.has(animation) || animation.timeline !== document.timeline) continue;
        held.add(animation);
        animation.pause();
        animation.currentTime = Number(delay) + Number(duration) / 2;
      }
    };
    hold();
  });

/** Resolves when all that moves by time is held, and something is. */
export const untilHeld = (page: Page) =>
  page.waitForFunction(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return moving.length > 0 && moving.every(({ playState }) => playState === 'paused');
  });

/**
 * Slows `performance.now` and the time of animation frames tenfold, so that even a busy machine paints frames between the ends of what
 * a script moves; timers keep their pace. Call it before the page is opened.
 */
export const slowMotion = (page: Page) =>
  page.addInitScript(() => {
    const factor = 10;
    const now = performance.now.bind(performance);
    performance.now = () => now() / factor;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => request((time) => callback(time / factor));
  });

/** When an element of the splash leaves, in milliseconds, by its styles: a busy machine may draw it when that is over. */
export function readLeave(element: Element): { from: number; to: number } {
  const { animationName, animationDelay, animationDuration } = getComputedStyle(element);
  const at = animationName.split(', ').indexOf('page-out');
  const toMs = (times: string) => Number.parseFloat(times.split(', ')[at] ?? '') * 1000;
  return { from: toMs(animationDelay), to: toMs(animationDelay) + toMs(animationDuration) };
}
