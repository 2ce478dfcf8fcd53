import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode } from '@/lib/server/pictures/encode.mjs';
import { avifFolder, avifPath, prepareDemoPicture } from '@/prisma/seed/media';
import { type DemoPicture, demoAlts } from '@/prisma/seed/media-alts';
import { say } from './lib/say';

/** Makes the AVIF files of the demo pictures anew. */
export async function main(): Promise<void> {
  await rm(avifFolder, { recursive: true, force: true });
  // The keys of a constant object.
  for (const name of Object.keys(demoAlts) as DemoPicture[]) {
    const { master, formats } = await prepareDemoPicture(name);
    await mkdir(path.join(avifFolder, name), { recursive: true });
    for (const format of formats) await writeFile(avifPath(name, format), await encode(master, format));
    say(name);
  }
}
