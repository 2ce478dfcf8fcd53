import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import type { Picture } from '@/lib/shared/pictures/picture';
import { isServerless } from '../../host';
import { log } from '../../log';
import { processLimit } from '../../process-limit';
import { storage } from '../../storage/storage';
import { loadSharp } from '../decoder';
import { renderInChild } from '../render-in-child';
import type { BrochureJob, Sheet } from './draw.mjs';

const limit = processLimit('brochures', 2);
const timeoutMs = 20_000;

async function drawHere(job: BrochureJob): Promise<Buffer> {
  await loadSharp();
  const { drawBrochure } = await import('./draw.mjs');
  return drawBrochure(job);
}

async function readPhoto({ url, focal, alt }: Picture, name: string): Promise<BrochureJob['photo']> {
  try {
    return { bytes: await storage.read(url), focal, alt: alt || name };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.warn({ message }, 'the picture of a brochure could not be read');
    return null;
  }
}

/** At most two at once. @throws Error on timeout. */
export const makeBrochure = (sheet: Sheet, picture: Picture | null): Promise<Buffer> =>
  limit(async () => {
    const photo = picture && (await readPhoto(picture, sheet.name));
    const job = { sheet, photo, maxPixels: uploadLimits.maxPixels };
    return isServerless() ? drawHere(job) : renderInChild(job, timeoutMs);
  });
