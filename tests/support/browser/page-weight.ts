import { expect, type Page } from 'playwright/test';
import { type Fetched, sumBytes, watchNetwork } from './network-watch';

// Bytes with the heads of the answers. 1 KB is 1,000 bytes.
const homeBeforeScrolling = 322_000;
const homeAfterScrolling = 556_000;
const scriptsWhenIdle = 167_000;
const unprompted = 10_000;
const secondVisit = 5000;

const isScript = ({ type }: Fetched) => type === 'Script';
/** What the page's scripts fetch. */
const isAskedFor = ({ type }: Fetched) => type === 'Fetch' || type === 'XHR' || type === 'Prefetch';

async function open(page: Page, path: string): Promise<Fetched[]> {
  const fetched = await watchNetwork(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return fetched;
}

/** Goes down the page, and waits at each place for the pictures that are in view there. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      while ([...document.images].some((image) => isInView(image) && !image.complete)) await frame();
    }
  });

/** The home page costs no more than its budget, before it is scrolled and after, and fetches nothing twice. */
export async function expectHomeInBudget(page: Page): Promise<void> {
  const fetched = await open(page, '/');
  expect(sumBytes(fetched)).toBeGreaterThan(100_000);
  expect(sumBytes(fetched)).toBeLessThanOrEqual(homeBeforeScrolling);
  expect(sumBytes(fetched, isScript)).toBeLessThanOrEqual(scriptsWhenIdle);
  await scrollThrough(page);
  expect(sumBytes(fetched)).toBeLessThanOrEqual(homeAfterScrolling);
  const addresses = fetched.map(({ url }) => url);
  expect(addresses.filter((url, at) => addresses.indexOf(url) !== at)).toEqual([]);
}

/** A page moves nothing that is seen, fetches no other page unasked, and costs next to nothing the second time. */
export async function expectLight(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    const toText = ({ node, previousRect: from, currentRect: to }: Source) =>
      `${node?.outerHTML?.slice(0, 80)} from ${from.x},${from.y} to ${to.x},${to.y}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.push(`${value}: ${sources.map(toText).join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const fetched = await open(page, path);
  expect(sumBytes(fetched, isScript)).toBeLessThanOrEqual(scriptsWhenIdle);
  await scrollThrough(page);
  expect(sumBytes(fetched, isAskedFor)).toBeLessThanOrEqual(unprompted);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  fetched.length = 0;
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(sumBytes(fetched)).toBeLessThanOrEqual(secondVisit);
}
