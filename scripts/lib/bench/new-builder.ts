import type { Browser } from 'playwright/test';
import { officeLines, startNewSite, walkToLaunch } from '../../../tests/support/new-builder';
import type { Row } from './row';

/** Counts each click, choice and save by its key; an Enter on a button or a link is a click. What is typed is none. */
const counting = `
  addEventListener('click', (event) => event.isTrusted && countStep(), true);
  addEventListener('change', (event) => event.target.matches('select, [type=file]') && countStep(), true);
  addEventListener('keydown', (event) => event.ctrlKey && event.key === 's' && countStep(), true);
`;

/** As it was first measured, on 2026-11-24, with two steps for the registration of the project since (docs/performance.md). */
const before = { steps: { name: 'before', value: 79 }, seconds: { name: 'before', value: 36 } };

/** From an empty website to all that the office can do itself, by the links of "Ready to launch?". */
export async function measureNewBuilder(browser: Browser): Promise<Row[]> {
  const site = await startNewSite();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  let steps = 0;
  await context.exposeFunction('countStep', () => {
    steps += 1;
  });
  await context.addInitScript(counting);
  try {
    const started = performance.now();
    const walked = await walkToLaunch(await context.newPage(), site);
    if (walked.join() !== officeLines.join()) throw new Error(`The list led another way: ${walked.join()}.`);
    const what = `an empty website, until only the server’s work is left (${walked.length} lines)`;
    return [
      { what: `${what}, steps`, ours: steps, unit: '', against: before.steps, bar: { most: 1 } },
      {
        what: `${what}, seconds`,
        ours: (performance.now() - started) / 1000,
        unit: 's',
        against: before.seconds,
        bar: { most: 1.5 },
      },
    ];
  } finally {
    await context.close();
    await site.stop();
  }
}
