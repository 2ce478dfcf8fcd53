import { finishRenditions } from '@/lib/server/pictures/queue';
import { stagePicture } from '@/lib/server/pictures/stage';
import { makeJpeg } from './picture';

/** A staged picture of the database under test; its widths come in the background. */
export async function stage(fileName = 'a.jpg'): Promise<string> {
  const { id } = await stagePicture({ bytes: await makeJpeg(), fileName });
  return id;
}

/** The same, once all of its files are there: a record that is compared whole names them. */
export async function stageWithFiles(fileName?: string): Promise<string> {
  const id = await stage(fileName);
  await finishRenditions([id]);
  return id;
}

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
