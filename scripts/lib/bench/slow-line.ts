import type { BrowserContext, Locator, Page } from 'playwright/test';
import { slowdown } from './slow-phone';

/** Slow 4G, as Lighthouse has it; throughput in bytes a second. */
const line = { offline: false, latency: 400, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** Of a thumb that types, and of eyes that look for the next thing to tap. */
const pace = { keyMs: 150, lookMs: 1000 };
const stepDeadlineMs = 60_000;

/** A page of a phone whose processor is four times as slow, by slow 4G. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(stepDeadlineMs);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

export class Thumb {
  taps = 0;
  readonly #started = performance.now();

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    await target.page().waitForTimeout(pace.lookMs);
    await target.tap();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.pressSequentially(text, { delay: pace.keyMs });
  }

  /** The key of the phone's keyboard that sends what was typed. */
  async enter(field: Locator): Promise<void> {
    await field.press('Enter');
    this.taps += 1;
  }

  /** Since the address was typed. */
  seconds = (): number => (performance.now() - this.#started) / 1000;
}
