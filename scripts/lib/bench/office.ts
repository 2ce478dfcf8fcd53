import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { untilHydrated } from '../../../tests/support/hydrated';
import { findChromium } from '../chromium';
import type { Bench } from './bench';
import { measureNewBuilder } from './new-builder';
import type { Row } from './row';
import { phone } from './slow-phone';

type Measured = { steps: number; seconds: number };

/** Counts each click, tap, choice and key; what is typed or pasted into a field is none. */
class Hand {
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

  async choose(field: Locator, option: string): Promise<void> {
    this.#steps += 1;
    await field.selectOption(option);
  }

  async upload(files: Photo[]): Promise<void> {
    this.#steps += 1;
    await this.#page.locator('[role=dialog] input[type=file][multiple]').setInputFiles(files);
  }

  async key(name: string, target?: Locator): Promise<void> {
    this.#steps += 1;
    await (target ? target.press(name) : this.#page.keyboard.press(name));
  }

  read = (): Measured => ({ steps: this.#steps, seconds: (performance.now() - this.#started) / 1000 });
}

type Photo = { name: string; mimeType: string; buffer: Buffer };
type Office = { bench: Bench; browser: Browser; page: Page; name: string; photos: Photo[] };
type Task = {
  what: string;
  /** As it was measured before, in docs/performance.md; else what is asked for. */
  against: { name: 'before' | 'limit' } & Measured;
  screen: string;
  run: (hand: Hand, office: Office) => Promise<void>;
};

const sheet = (page: Page) => page.getByRole('dialog', { name: /^(?:Add|Update) Project$/ });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const see = (target: Locator) => target.waitFor();

/** As a phone takes it: 12 megapixels, about 2 MB. */
const takePhoto = async (at: number): Promise<Photo> => ({
  name: `photo-${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 60 + at * 12, sigma: 12 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer(),
});

const tasks: Task[] = [
  {
    what: 'a project with ten photos, until the website lists it',
    against: { name: 'before', steps: 5, seconds: 29.9 },
    screen: '/admin/projects',
    async run(hand, { page, bench, name, photos }) {
      await hand.click(page.getByRole('button', { name: 'Add Project' }));
      await sheet(page).getByLabel('Name required').fill(name);
      await hand.choose(sheet(page).getByLabel('Status'), 'ongoing');
      await hand.upload(photos);
      await see(sheet(page).getByText('2560 × 1920').nth(9));
      await hand.click(sheet(page).getByRole('button', { name: 'Add Project' }));
      await see(card(page, name));
      const listed = await (await fetch(`${bench.base}/api/projects`)).text();
      if (!listed.includes(name)) throw new Error('The website does not list it.');
    },
  },
  {
    what: 'a draft, seen on another device, and set to be published',
    against: { name: 'limit', steps: 8, seconds: 20 },
    screen: '/admin/projects',
    async run(hand, { page, bench, browser, name }) {
      await hand.click(page.getByRole('button', { name: `Edit ${name}` }));
      await sheet(page).getByLabel('Location').fill('Manipal');
      await hand.click(sheet(page).getByRole('button', { name: 'Save draft' }));
      const link = page.getByRole('link', { name: `Preview of ${name}` });
      await see(link);
      const other = await browser.newContext();
      const visitor = await other.newPage();
      // Whoever is sent the link opens it.
      await visitor.goto(new URL((await link.getAttribute('href')) ?? '', bench.base).href);
      await see(visitor.getByText('Manipal').first());
      await other.close();
      await hand.click(page.getByRole('button', { name: `Edit ${name}` }));
      await sheet(page)
        .getByLabel('Publish what was saved, by itself, on', { exact: true })
        .fill('2099-01-01T10:00');
      await hand.click(sheet(page).getByRole('button', { name: 'Set: Publish' }));
      await see(sheet(page).getByText(/^Set for /));
    },
  },
  {
    what: 'the telephone number, in every text',
    against: { name: 'limit', steps: 1, seconds: 5 },
    screen: '/admin/settings',
    async run(hand, { page, bench }) {
      const field = page.getByLabel('Phone');
      const former = await field.inputValue();
      await field.fill('+91 98450 12345');
      await hand.key('Control+s');
      await see(page.getByText('Contact: saved, and on the website.'));
      for (const path of ['/privacy', '/terms', '/faqs'])
        if ((await (await fetch(bench.base + path)).text()).includes(former))
          throw new Error(`${path} shows the former number.`);
    },
  },
  {
    what: 'saved without a line, until it is on the website',
    against: { name: 'limit', steps: 3, seconds: 5 },
    screen: '/admin/projects',
    async run(hand, { page, name }) {
      await hand.click(page.getByRole('button', { name: 'Add Project' }));
      await sheet(page).getByLabel('Name required').fill(`${name} 2`);
      await hand.choose(sheet(page).getByLabel('Status'), 'ongoing');
      await page.context().setOffline(true);
      await hand.key('Control+s');
      await see(sheet(page).getByText(/^You are offline\. Everything is kept here/));
      await page.context().setOffline(false);
      await see(card(page, `${name} 2`));
    },
  },
  {
    what: 'a project deleted, and brought back',
    against: { name: 'before', steps: 3, seconds: 3.6 },
    screen: '/admin/projects',
    async run(hand, { page, name }) {
      await hand.click(page.getByRole('button', { name: `Delete ${name} 2` }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Delete project' }));
      await hand.click(page.getByRole('button', { name: 'Undo' }));
      await see(card(page, `${name} 2`));
    },
  },
  {
    what: 'a project moved by keyboard',
    against: { name: 'before', steps: 4, seconds: 2 },
    screen: '/admin/projects',
    async run(hand, { page }) {
      const handle = page.getByRole('button', { name: /^Move .*, place 1 of/ });
      await hand.key('Enter', handle);
      await see(page.getByText(/is at position 1 of/));
      // The keys are listened to from the next timer on.
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      await hand.key('ArrowRight');
      await see(page.getByText(/is at position 2 of/));
      await hand.key('Enter');
    },
  },
  {
    what: 'a session that ended while typing, until one types on',
    against: { name: 'limit', steps: 5, seconds: 10 },
    screen: '/admin/projects',
    async run(hand, { page, bench, name }) {
      await hand.click(page.getByRole('button', { name: 'Add Project' }));
      await sheet(page).getByLabel('Name required').fill(`${name} 3`);
      await hand.choose(sheet(page).getByLabel('Status'), 'ongoing');
      await page.context().clearCookies();
      await hand.key('Control+s');
      await page.waitForURL(`${bench.base}/`);
      await page.goto(`${bench.base}/786313login`);
      await page.getByLabel('Email').fill(bench.site.TEST_ADMIN_EMAIL ?? '');
      await page.getByLabel('Password').fill(bench.site.TEST_ADMIN_PASSWORD ?? '');
      await hand.click(page.getByRole('button', { name: 'Sign in' }));
      await page.waitForURL('**/admin/projects?edit=new');
      await see(page.getByText('Your unsaved work is back.'));
    },
  },
];

const onPhone: Task[] = [
  {
    what: 'a lead typed in on a phone',
    against: { name: 'limit', steps: 5, seconds: 20 },
    screen: '/admin/enquiries',
    async run(hand, { page, name }) {
      await hand.click(page.getByRole('button', { name: 'Add an enquiry' }));
      const dialog = page.getByRole('dialog', { name: 'Add an enquiry' });
      await dialog.getByLabel('Phone').fill('98450 54321');
      await dialog.getByLabel('Name').fill(name);
      await hand.click(dialog.getByText('Walk-in'));
      await hand.click(dialog.getByLabel('I read this to the caller'));
      await hand.click(dialog.getByRole('button', { name: 'Add enquiry' }));
      await page.waitForURL(/\/admin\/enquiries\/[\w-]+/);
    },
  },
  {
    what: 'a person erased',
    against: { name: 'limit', steps: 4, seconds: 10 },
    screen: '/admin/enquiries',
    async run(hand, { page, name }) {
      await hand.click(page.getByRole('list', { name: 'Enquiries' }).getByText(name).first());
      await page.waitForURL(/\/admin\/enquiries\/[\w-]+/);
      await untilHydrated(page);
      await hand.click(page.getByRole('button', { name: 'More' }));
      await hand.click(page.getByRole('menuitem', { name: 'Erase this person’s data' }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }));
      await page.waitForURL(/\/admin\/enquiries$/);
    },
  },
];

const toRows = ({ what, against: { name, ...against } }: Task, measured: Measured): Row[] =>
  (['steps', 'seconds'] as const).map((unit) => ({
    what: `${what}, ${unit}`,
    ours: measured[unit],
    unit: unit === 'seconds' ? 's' : '',
    against: { name, value: against[unit] },
    bar: { most: 1 },
  }));

/** What the office does every week: its steps, and the seconds of a hand that never hesitates. */
export async function measureOffice(bench: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const rows: Row[] = [];
  const photos = await Promise.all(Array.from({ length: 10 }, (_, at) => takePhoto(at)));
  const signIn = async (context: BrowserContext) =>
    context.addCookies([
      { name: 'next-auth.session-token', value: bench.token, url: bench.base, httpOnly: true },
    ]);
  try {
    for (const [list, device] of [
      [tasks, { viewport: { width: 1280, height: 800 } }],
      [onPhone, phone],
    ] as const) {
      const context = await browser.newContext({ baseURL: bench.base, ...device });
      await signIn(context);
      const page = await context.newPage();
      const name = `Alake Court ${Date.now()}`;
      for (const task of list) {
        await page.goto(task.screen);
        await untilHydrated(page);
        const hand = new Hand(page);
        await task.run(hand, { bench, browser, page, name, photos });
        rows.push(...toRows(task, hand.read()));
      }
      await context.close();
    }
    rows.push(...(await measureNewBuilder(browser)));
    return rows;
  } finally {
    await browser.close();
  }
}
