import type { Browser, Locator, Page } from 'playwright/test';
import { untilHydrated } from '../../../tests/support/hydrated';
import type { Bench } from './bench';
import type { Row } from './row';

export type Measured = { steps: number; seconds: number };

/** Counts each click, tap, choice, upload, key and address that is opened; what is typed or pasted into a field is none. */
export class Hand {
  #steps = 0;
  readonly #started = performance.now();

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.#steps += 1;
    await target.click();
  }

  async tap(target: Locator): Promise<void> {
    this.#steps += 1;
    await target.tap();
  }

  async choose(field: Locator, option: string): Promise<void> {
    this.#steps += 1;
    await field.selectOption(option);
  }

  async upload(field: Locator, files: Photo[]): Promise<void> {
    this.#steps += 1;
    await field.setInputFiles(files);
  }

  async key(name: string, target?: Locator): Promise<void> {
    this.#steps += 1;
    await (target ? target.press(name) : this.#page.keyboard.press(name));
  }

  /** By a tap on what is no page, such as an alarm. */
  async open(address: string): Promise<void> {
    this.#steps += 1;
    await this.#page.goto(address);
    await untilHydrated(this.#page);
  }

  read = (): Measured => ({ steps: this.#steps, seconds: (performance.now() - this.#started) / 1000 });
}

export type Photo = { name: string; mimeType: string; buffer: Buffer };
export type Office = { bench: Bench; browser: Browser; page: Page; name: string; photos: Photo[] };
export type Task = {
  what: string;
  /** As it was measured before, in docs/performance.md; else what is asked for. */
  against: { name: 'before' | 'limit' } & Measured;
  screen: string;
  run: (hand: Hand, office: Office) => Promise<void>;
  /** What goes on by itself when the person is done; it is waited for and not counted. */
  after?: (office: Office) => Promise<void>;
};

export const sheet = (page: Page) => page.getByRole('dialog', { name: /^(?:Add|Update) Project$/ });
/** Where a dialog takes pictures, as long as it asks for no plans. */
export const pictureField = (page: Page) => page.locator('[role=dialog] input[type=file][multiple]');
export const see = (target: Locator) => target.waitFor();

export const toTaskRows = (
  { what, against: { name, ...against } }: Pick<Task, 'what' | 'against'>,
  measured: Measured,
): Row[] =>
  (['steps', 'seconds'] as const).map((unit) => ({
    what: `${what}, ${unit}`,
    ours: measured[unit],
    unit: unit === 'seconds' ? 's' : '',
    against: { name, value: against[unit] },
    bar: { most: 1 },
  }));
