import path from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from 'playwright/test';
import { untilHydrated } from '../../../tests/support/hydrated';
import { newEmail } from '../../../tests/support/values';
import { slotIn } from '../../../tests/support/visits';
import { say } from '../say';
import { makeTempFolder } from '../temp-folder';
import type { Bench } from './bench';
import { type DaySite, startDaySite } from './office-day-site';
import { Hand, type Measured, see, toTaskRows } from './office-task';
import type { Row } from './row';
import { phone } from './slow-phone';

type Device = { name: string; context: BrowserContextOptions; isTouch: boolean; visitAt: string };

/** The second visits at another time than the first, whose seat is taken. */
const devices: Device[] = [
  { name: 'phone', context: phone, isTouch: true, visitAt: slotIn(1, '11:00') },
  {
    name: 'desk',
    context: { viewport: { width: 1280, height: 800 } },
    isTouch: false,
    visitAt: slotIn(1, '12:00'),
  },
];

/** One buyer and whoever is given their call. */
type Day = {
  page: Page;
  site: DaySite;
  device: Device;
  alarm: string;
  enquiryId: string;
  /** Which the buyer gives by telephone. */
  email: string;
};

type Stage = {
  what: string;
  against: Measured;
  /** Where it begins, unless the stage before has led there. */
  screen?: string;
  /** What others do meanwhile, and the time that passes: nobody waits for it. */
  before?: (day: Day) => Promise<void>;
  run: (hand: Hand, day: Day) => Promise<void>;
};

const press = (hand: Hand, { device }: Day, target: Locator) =>
  device.isTouch ? hand.tap(target) : hand.click(target);

/** A screen that was left stays in the document, hidden: only roles tell what is shown. */
const detail = (page: Page) => page.getByRole('region', { name: 'Enquiry', exact: true });

/** From the list, which at a desk has an enquiry beside it already. */
async function openEnquiry(hand: Hand, day: Day): Promise<void> {
  const { page, enquiryId } = day;
  await press(hand, day, page.locator(`a[data-row][href*="${enquiryId}"]`).filter({ visible: true }));
  await page.waitForURL(`**/admin/enquiries/${enquiryId}`);
}

async function win(hand: Hand, day: Day): Promise<void> {
  const enquiry = detail(day.page);
  if (day.device.isTouch) return hand.choose(enquiry.getByRole('combobox', { name: /^State/ }), 'won');
  // The radio button itself has no size.
  await press(hand, day, enquiry.getByRole('radio', { name: 'Won' }).locator('xpath=..'));
}

/** From the alarm on; what comes before it has no taps. */
export const dayStages: Stage[] = [
  {
    what: 'from the alarm to the call',
    against: { steps: 2, seconds: 5 },
    async run(hand, day) {
      const { page, alarm } = day;
      await hand.open(alarm);
      await press(hand, day, detail(page).getByRole('link', { name: 'Call', exact: true }));
      await see(detail(page).getByText('How did the call go?'));
    },
  },
  {
    what: 'what came of the call',
    against: { steps: 1, seconds: 3 },
    async run(hand, day) {
      const { page } = day;
      await press(hand, day, detail(page).getByRole('button', { name: 'Spoke' }));
      await see(detail(page).getByText('Marked as contacted.'));
    },
  },
  {
    what: 'an address for the mails',
    against: { steps: 3, seconds: 5 },
    async run(hand, day) {
      const { page, email } = day;
      const ways = detail(page).getByRole('list', { name: 'Ways to be answered' });
      await press(hand, day, ways.getByRole('button', { name: 'Add a way' }));
      await hand.choose(detail(page).getByRole('combobox', { name: 'Way' }), 'email');
      const field = detail(page).getByRole('textbox', { name: 'E-mail' });
      await field.fill(email);
      await hand.key('Enter', field);
      await see(ways.getByText(email));
    },
  },
  {
    what: 'a visit agreed',
    against: { steps: 4, seconds: 10 },
    async run(hand, day) {
      const { page, site, device } = day;
      await press(hand, day, detail(page).getByRole('link', { name: 'Add visit' }));
      // Until it is there, the list's own choice of a project stands beside the enquiry.
      await see(page.getByRole('heading', { level: 1, name: /^Add visit, / }));
      await hand.choose(page.getByRole('combobox', { name: 'Project', exact: true }), site.projectId);
      await page.waitForURL(({ searchParams }) => searchParams.get('project') === site.projectId);
      const time = page.locator(`input[value="${device.visitAt}"]`).filter({ visible: true });
      await press(hand, day, time);
      await press(hand, day, page.getByRole('button', { name: /^Add visit on/ }));
      await see(page.getByRole('heading', { level: 1, name: /^Visit, / }));
    },
  },
  {
    what: 'they came',
    against: { steps: 2, seconds: 5 },
    screen: '/admin/enquiries',
    async before({ site, enquiryId, email }) {
      await site.remindOfVisit(enquiryId, email);
      await site.beginVisit(enquiryId);
    },
    async run(hand, day) {
      const { page } = day;
      await openEnquiry(hand, day);
      await press(hand, day, detail(page).getByRole('button', { name: 'Came', exact: true }));
      await see(detail(page).getByRole('button', { name: 'Undo' }));
    },
  },
  {
    what: 'won, with what was sold',
    against: { steps: 3, seconds: 5 },
    screen: '/admin/enquiries',
    async run(hand, day) {
      await openEnquiry(hand, day);
      await win(hand, day);
      const value = detail(day.page).getByRole('textbox', { name: 'Value in rupees' });
      await value.fill('85 lakh');
      await hand.key('Enter', value);
      await expect(value).toHaveValue('₹ 85,00,000');
    },
  },
];

const sum = (all: Measured[]): Measured => ({
  steps: all.reduce((total, { steps }) => total + steps, 0),
  seconds: all.reduce((total, { seconds }) => total + seconds, 0),
});

const toRows = ({ name }: Device, what: string, against: Measured, measured: Measured): Row[] =>
  toTaskRows({ what: `a day, ${name}: ${what}`, against: { name: 'limit', ...against } }, measured);

/** A browser has no telephone: its own question of what to do with the number would stay open. */
const withoutTelephone = `
  addEventListener('click', (event) => event.target.closest?.('a[href^="tel:"]') && event.preventDefault(), true);
`;

async function playDay(browser: Browser, site: DaySite, device: Device, folder: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: site.url, ...device.context });
  await context.addInitScript(withoutTelephone);
  const { token, telephone } = await site.signInAndRing();
  await context.addCookies([
    { name: 'next-auth.session-token', value: token, url: site.url, httpOnly: true },
  ]);
  try {
    const started = performance.now();
    const alarm = await site.missCall(telephone);
    const rows: Row[] = [
      {
        what: `a day, ${device.name}: a missed call, until its owner’s telephone rings`,
        ours: (performance.now() - started) / 1000,
        unit: 's',
        against: { name: 'limit', value: 5 },
        bar: { most: 1 },
      },
    ];
    const page = await context.newPage();
    const day = { page, site, device, alarm, enquiryId: path.basename(alarm), email: newEmail() };
    const measured: Measured[] = [];
    for (const [at, { what, against, screen, before, run }] of dayStages.entries()) {
      await before?.(day);
      if (screen) {
        await page.goto(screen);
        await untilHydrated(page);
      }
      const hand = new Hand(page);
      await run(hand, day);
      const taken = hand.read();
      measured.push(taken);
      rows.push(...toRows(device, what, against, taken));
      const file = `${device.name}-${at + 1}-${what.replace(/\W+/g, '-')}.png`;
      await page.screenshot({ path: path.join(folder, file) });
    }
    const limits = sum(dayStages.map(({ against }) => against));
    return [...rows, ...toRows(device, 'all of it', limits, sum(measured))];
  } finally {
    await context.close();
  }
}

/** What sales do with one buyer, from a missed call to what was sold, on a phone and at a desk. */
export async function measureDay(bench: Bench, browser: Browser): Promise<Row[]> {
  const site = await startDaySite(bench);
  const folder = makeTempFolder('office-day');
  const rows: Row[] = [];
  try {
    for (const device of devices) rows.push(...(await playDay(browser, site, device, folder)));
    say(`The pictures of the day are in ${folder}.`);
    return rows;
  } finally {
    await site.stop();
  }
}
