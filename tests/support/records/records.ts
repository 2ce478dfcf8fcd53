import { stageFile } from '@/lib/server/files/stage';
import { finishRenditions } from '@/lib/server/pictures/queue';
import { stagePicture } from '@/lib/server/pictures/stage';
import { makePdf } from '../browser/pdf';
import { makeSmallJpeg, makeWideJpeg } from './picture';

/** A staged picture of the database under test; it is too small to have widths. */
export async function stage(fileName = 'a.jpg'): Promise<string> {
  const { id } = await stagePicture({ bytes: await makeSmallJpeg(), fileName });
  return id;
}

/** The same, once its row is complete: a record that is compared whole names its files. */
export async function stageWithFiles(fileName?: string): Promise<string> {
  const id = await stage(fileName);
  await finishRenditions([id]);
  return id;
}

/** A staged picture with widths and a crop, once all of its files are there. */
export async function stageWithWidths(fileName = 'a.jpg'): Promise<string> {
  const { id } = await stagePicture({ bytes: await makeWideJpeg(), fileName });
  await finishRenditions([id]);
  return id;
}

/** A staged PDF, nobody's, as a command leaves it. */
export async function stagePdf(fileName = 'plan.pdf'): Promise<string> {
  const { id } = await stageFile({ bytes: makePdf(fileName), fileName });
  return id;
}

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
