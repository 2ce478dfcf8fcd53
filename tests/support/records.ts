import { finishRenditions } from '@/lib/server/pictures/queue';
import { stagePicture } from '@/lib/server/pictures/stage';
import { makeJpeg } from './picture';

/** A staged picture of the database under test, with its widths. */
export async function stage(fileName = 'a.jpg'): Promise<string> {
  const bytes = await makeJpeg();
  const { id } = await stagePicture({ bytes, fileName });
  await finishRenditions([id]);
  return id;
}

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
