import type { Page } from 'playwright/test';
import { see, type Task } from './office-task';

const count = 2000;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a table' });

/** What a portal exports of two years: each line another person, lost or spoken to long ago. */
function makeTable(): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const day = `2024-${String(1 + (at % 12)).padStart(2, '0')}-15`;
    const phone = `+9196${String(10_000_000 + at)}`;
    return [day, `Lead ${at}`, phone, `lead-${at}@example.com`, '99 Acres', at % 3 ? 'Lost' : 'Contacted'];
  });
  return ['Date,Name,Mobile,Email,Source,Status', ...lines.map((line) => line.join(','))].join('\n');
}

export const importTasks: Task[] = [
  {
    what: 'a table of 2,000 old enquiries, tried and taken',
    against: { name: 'limit', steps: 5, seconds: 20 },
    screen: '/admin/enquiries',
    async run(hand, { page }) {
      await hand.click(page.getByRole('button', { name: 'Import a table' }));
      const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(makeTable()) };
      await hand.upload(dialog(page).getByLabel('File'), [file]);
      await hand.click(dialog(page).getByRole('button', { name: 'Try without keeping' }));
      await see(dialog(page).getByText('2,000 enquiries would be added'));
      await hand.key('Space', dialog(page).getByLabel('These people have asked'));
      await hand.click(dialog(page).getByRole('button', { name: 'Import', exact: true }));
      await see(dialog(page).getByText('2,000 enquiries were added'));
    },
  },
  {
    what: 'the same table, taken back as one',
    against: { name: 'limit', steps: 3, seconds: 10 },
    screen: '/admin/enquiries',
    async run(hand, { page }) {
      await hand.click(page.getByRole('button', { name: 'Import a table' }));
      const taken = dialog(page).getByRole('listitem').first();
      await hand.click(taken.getByRole('button', { name: 'Take it back' }));
      await hand.click(taken.getByRole('button', { name: 'Take back', exact: true }));
      await see(taken.getByText('2,000 enquiries taken back.'));
    },
  },
];
