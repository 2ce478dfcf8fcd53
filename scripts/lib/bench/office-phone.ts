import { demoProgress } from '@/prisma/seed/progress';
import { untilHydrated } from '../../../tests/support/hydrated';
import { pictureField, see, type Task } from './office-task';

export const phoneTasks: Task[] = [
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

/** Whose building goes on in the demo content. */
const [{ project } = { project: '' }] = demoProgress;
const sentence = 'The second roof is tiled, and the rooms beneath it are plastered.';
/** A little more than the demo's last entry says. */
const work = { Masonry: '90', 'Finishing and interior': '20', 'Internal infrastructure': '40' };

export const siteTasks: Task[] = [
  {
    what: 'a progress entry with two pictures, from a phone',
    against: { name: 'limit', steps: 4, seconds: 120 },
    screen: '/admin/projects',
    async run(hand, { page, photos }) {
      await hand.tap(page.getByRole('link', { name: `Progress of ${project}` }));
      await page.waitForURL(/\/progress$/);
      await untilHydrated(page);
      await hand.tap(page.getByRole('button', { name: 'Add Entry' }).first());
      const dialog = page.getByRole('dialog', { name: 'Add Entry' });
      await hand.upload(pictureField(page), photos.slice(0, 2));
      for (const [kind, percent] of Object.entries(work))
        await dialog.getByLabel(`${kind}, in percent`).fill(percent);
      await dialog.getByLabel('In a sentence').fill(sentence);
      await see(dialog.getByText('2560 × 1920').nth(1));
      await hand.tap(dialog.getByRole('button', { name: 'Save entry' }));
      await see(page.getByRole('article').filter({ hasText: sentence }));
    },
  },
];
