import type { Page } from 'playwright/test';

/** Lets the time by which the pages' own scripts move things pass ten times slower, so that a busy machine, too, paints what lies between the ends. */
export const slowTime = (page: Page) =>
  page.addInitScript(() => {
    const factor = 10;
    const now = performance.now.bind(performance);
    performance.now = () => now() / factor;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => request((time) => callback(time / factor));
  });
