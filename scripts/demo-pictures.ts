import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from '@/lib/server/pictures/encode.mjs';
import { processPicture } from '@/lib/server/pictures/process';
import { drawSvg } from '@/lib/server/pictures/svg/draw';
import { masterFile } from '@/lib/server/storage/keys';
import { type DescribedPictures, describeDemoPicture, mediaFolder, sizesFile } from '@/prisma/seed/media';
import { demoAlts } from '@/prisma/seed/media-alts';
import { listDrawnPlans } from '@/prisma/seed/projects/drawn-plans';
import { say } from './lib/say';

const plain = { palette: true, colours: 16 };

type Source = { name: string; bytes: Buffer };

const readSource = async (file: string): Promise<Source> => ({
  name: path.parse(file).name,
  bytes: await readFile(file),
});

const drawPlans = (): Promise<Source[]> =>
  Promise.all(
    listDrawnPlans().map(async ({ picture, svg }) => ({
      name: picture,
      bytes: await sharp(await drawSvg(Buffer.from(svg)))
        .png(plain)
        .toBuffer(),
    })),
  );

const masterOf = (name: string) => path.join(mediaFolder, name, masterFile);

export async function main(files: string[]): Promise<void> {
  const sizes = JSON.parse(await readFile(sizesFile, 'utf8')) as DescribedPictures;
  const sources = files.length > 0 ? await Promise.all(files.map(readSource)) : await drawPlans();
  const unknown = sources.find(({ name }) => !(name in demoAlts));
  if (unknown)
    throw new Error(`Unknown demo picture ${unknown.name}. Add it to prisma/seed/media-alts.ts first.`);
  for (const { name, bytes } of sources) {
    const { master, widthPx: width, heightPx: height, blurDataUrl } = await processPicture(bytes, name);
    await mkdir(path.dirname(masterOf(name)), { recursive: true });
    await writeFile(masterOf(name), master);
    sizes[name] = { width, height, blurDataUrl };
  }
  const sorted = Object.entries(sizes).sort(([one], [other]) => one.localeCompare(other));
  await writeFile(sizesFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  for (const name of files.length > 0 ? sources.map((source) => source.name) : Object.keys(demoAlts)) {
    const master = await readFile(masterOf(name));
    const { renditions } = describeDemoPicture(name, sizes);
    await rm(path.join(mediaFolder, name), { recursive: true, force: true });
    await mkdir(path.join(mediaFolder, name));
    await writeFile(masterOf(name), master);
    for (const rendition of renditions)
      await writeFile(path.join(mediaFolder, name, rendition.file), await encode(master, rendition));
    say(name);
  }
}
