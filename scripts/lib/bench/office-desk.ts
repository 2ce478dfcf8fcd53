import type { Page } from 'playwright/test';
import { sixHomes } from './office-homes';
import { importTasks } from './office-import';
import { pictureField, see, sheet, type Task } from './office-task';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** At a desk; each may need what those before it have made. */
export const deskTasks: Task[] = [
  {
    what: 'a project with ten photos, until the website lists it',
    against: { name: 'before', steps: 5, seconds: 29.9 },
    screen: '/admin/projects',
    async run(hand, { page, bench, name, photos }) {
      await hand.click(page.getByRole('button', { name: 'Add Project' }));
      await sheet(page).getByLabel('Name required').fill(name);
      await hand.choose(sheet(page).getByLabel('Status'), 'ongoing');
      await hand.upload(pictureField(page), photos);
      await hand.click(sheet(page).getByRole('button', { name: 'Add Project' }));
      await see(card(page, name));
      const listed = await (await fetch(`${bench.base}/api/projects`)).text();
      if (!listed.includes(name)) throw new Error('The website does not list it.');
    },
    // Nobody waits for the photos: they join it behind.
    after: ({ page, name }) =>
      page.getByText(`10 pictures are now with “${name}”.`).waitFor({ timeout: 120_000 }),
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
  sixHomes,
  ...importTasks,
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
