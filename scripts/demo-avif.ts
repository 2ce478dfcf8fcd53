import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from '@/lib/server/pictures/encode.mjs';
import { drawSvg } from '@/lib/server/pictures/svg/draw';
import { avifFolder, avifPath, mediaFolder, prepareDemoPicture } from '@/prisma/seed/media';
import { type DemoPicture, demoAlts } from '@/prisma/seed/media-alts';
import { listDrawnPlans } from '@/prisma/seed/projects/drawn-plans';
import { say } from './lib/say';

// Lines of few colours.
const plain = { palette: true, colours: 16 };

/** Draws the plans of the demo's homes, and makes the AVIF files of all demo pictures anew. */
export async function main(): Promise<void> {
  for (const { picture, svg } of listDrawnPlans())
    await writeFile(
      path.join(mediaFolder, `${picture}.png`),
      await sharp(await drawSvg(Buffer.from(svg)))
        .png(plain)
        .toBuffer(),
    );
  await rm(avifFolder, { recursive: true, force: true });
  // The keys of a constant object.
  for (const name of Object.keys(demoAlts) as DemoPicture[]) {
    const { master, formats } = await prepareDemoPicture(name);
    await mkdir(path.join(avifFolder, name), { recursive: true });
    for (const format of formats) await writeFile(avifPath(name, format), await encode(master, format));
    say(name);
  }
}
