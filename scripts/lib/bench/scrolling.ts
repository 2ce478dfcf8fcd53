import type { Browser, CDPSession, Page } from 'playwright/test';
import { median } from './median';
import type { Row } from './row';
import { onSlowPhone } from './slow-phone';

const frameMs = 1000 / 60;
const scrollPxPerSecond = 1500;

type TraceEvent = {
  name: string;
  ts: number;
  dur?: number;
  tid: number;
  pid: number;
  args: { data?: { type?: string } };
};

/** How often the page was laid out while one of its scroll events was handled. */
export function countLayoutsInScrollHandlers(events: TraceEvent[]): number {
  const handled = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'scroll');
  return events.filter(
    ({ name, ts, tid, pid }) =>
      name === 'Layout' &&
      handled.some(
        (event) =>
          event.tid === tid && event.pid === pid && ts >= event.ts && ts <= event.ts + (event.dur ?? 0),
      ),
  ).length;
}

/** Down to the foot of the page as a finger flings it. Answers when each frame of the page's thread began. */
async function scrollDown(page: Page, client: CDPSession): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    // Not a function of its own name: tsx would mark it by one that the page has not.
    const recorder = {
      note(time: number) {
        frames.push(time);
        requestAnimationFrame((next) => recorder.note(next));
      },
    };
    requestAnimationFrame((first) => recorder.note(first));
  });
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  await client.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -heightPx,
    speed: scrollPxPerSecond,
    gestureSourceType: 'touch',
  });
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames);
}

/** The share of frames of 60 a second that came, in hundredths. */
export function toShareOfFrames(frames: number[]): number {
  const gaps = frames.slice(1).map((time, at) => time - (frames[at] ?? time));
  const missed = gaps.map((gap) => Math.max(0, Math.round(gap / frameMs) - 1));
  const missedCount = missed.reduce((sum, count) => sum + count, 0);
  return (100 * gaps.length) / (gaps.length + missedCount);
}

/** Frames while the home page is scrolled down, and what its scroll handlers cost. */
export async function measureScrolling(browser: Browser, base: string, rounds: number): Promise<Row[]> {
  const shares: number[] = [];
  const layouts: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    await onSlowPhone(browser, `${base}/`, async (page, client) => {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      shares.push(toShareOfFrames(await scrollDown(page, client)));
      const trace = JSON.parse((await browser.stopTracing()).toString());
      layouts.push(countLayoutsInScrollHandlers(trace.traceEvents));
    });
  return [
    {
      what: 'home page, frames while it is scrolled',
      ours: median(shares),
      unit: '%',
      against: { name: '60 a second', value: 100 },
      bar: { least: 0.95 },
    },
    {
      what: 'home page, layouts in scroll handlers',
      ours: Math.max(...layouts),
      unit: '',
      against: { name: 'none', value: 0 },
      bar: { most: 1 },
    },
  ];
}
