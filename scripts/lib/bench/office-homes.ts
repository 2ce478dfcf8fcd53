import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import type { DemoPicture } from '@/prisma/seed/media-alts';
import { type Photo, see, sheet, type Task } from './office-task';

const media = path.join(import.meta.dirname, '../../../prisma/seed/media');

/** As an architect names them, with the drawings of the demo content. */
const plans: Record<string, DemoPicture> = {
  'Type A.webp': 'plan-2bhk',
  'Type B.webp': 'drawn-two-rooms',
  'Type C.webp': 'plan-3bhk-a',
  'Type D.webp': 'plan-3bhk-b',
  'Type E.webp': 'drawn-three-rooms',
  'Type F.webp': 'drawn-court-home',
};

export const readPlans = (): Promise<Photo[]> =>
  Promise.all(
    Object.entries(plans).map(async ([name, picture]) => ({
      name,
      mimeType: 'image/webp',
      buffer: await readFile(path.join(media, picture, 'master.webp')),
    })),
  );

/** Cells of a sheet, as they are copied out of it. */
export const areas = [
  ['Name', 'BHK', 'Carpet sq ft', 'Balcony sq ft', 'Undivided share sq ft'],
  ['Type A', '2', '818', '62', '412'],
  ['Type B', '2', '853', '74', '430'],
  ['Type C', '3', '1,130', '96', '569'],
  ['Type D', '3', '1,217', '96', '613'],
  ['Type E', '3', '1,289', '118', '650'],
  ['Type F', '4', '1,604', '151', '808'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

type Listed = { name: string; unitTypes: { carpetArea: number | null; plans: object[] }[] };

/** One is typed and copied, all are measured in a sheet and drawn in files. */
export const sixHomes: Task = {
  what: 'six kinds of homes with areas and plans, until the website has them',
  against: { name: 'limit', steps: 8, seconds: 300 },
  screen: '/admin/projects',
  async run(hand, { page, bench, name }) {
    const form = sheet(page);
    const textOf = (label: string) => form.getByRole('textbox', { name: label, exact: true });
    await hand.click(page.getByRole('button', { name: `Edit ${name} 2` }));
    await hand.click(form.getByRole('tab', { name: 'Homes' }));
    await hand.click(form.getByRole('button', { name: 'Add a kind of home' }));
    await textOf('Name').fill('Type A');
    await textOf('Parking').fill('One, covered');
    await hand.click(form.getByRole('button', { name: 'Copy kind of home 1' }));
    await textOf('Name').nth(1).fill('Type B');
    await hand.click(form.getByRole('button', { name: 'Paste from a sheet' }));
    await form.getByLabel('Cells of a sheet').fill(areas);
    await hand.click(form.getByRole('button', { name: 'Fill in' }));
    await see(form.getByText('2 changed, 4 added. Nothing is saved yet.'));
    await hand.upload(form.getByLabel('Plans', { exact: true }), await readPlans());
    await see(form.getByText('Type F.png went to Type F by its name.'));
    await hand.click(form.getByRole('button', { name: 'Update Project' }));
    await form.waitFor({ state: 'hidden' });
    // Plans that were still on their way join behind the save.
    const countComplete = async () => {
      const listed = (await (await fetch(`${bench.base}/api/projects`)).json()) as Listed[];
      const homes = listed.find((project) => project.name === `${name} 2`)?.unitTypes ?? [];
      return homes.filter(({ carpetArea, plans }) => carpetArea !== null && plans.length === 1).length;
    };
    await expect.poll(countComplete, { timeout: 60_000 }).toBe(6);
  },
};
