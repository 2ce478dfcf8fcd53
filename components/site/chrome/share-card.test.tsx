import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { builtInIdentity } from '@/lib/shared/identity';
import { shareSize } from '@/lib/shared/page-metadata';
import { PageCard, PersonCard, PlateCard } from './share-card';

const brand = { ...builtInIdentity, logo: null };
const fontFile = 'node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff';

/** How many rows of the card its plate covers, from the foot up, left of its words. */
async function plateHeight(title: string, text: string): Promise<number> {
  const fonts = [{ name: 'Marcellus', data: await readFile(fontFile), weight: 400 as const }];
  const card = new ImageResponse(<PlateCard brand={brand} title={title} text={text} />, {
    ...shareSize,
    fonts,
  });
  const column = { left: 20, top: 0, width: 1, height: shareSize.height };
  const alpha = await sharp(await card.arrayBuffer())
    .extract(column)
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return alpha.filter((value) => value > 0).length;
}

it('The plate of a shared picture grows with its words: no line stands on another', async () => {
  const oneLine = await plateHeight('i'.repeat(60), 'Kadri');
  const twoLines = await plateHeight('A name that needs two lines on the plate of a shared picture', 'Kadri');
  expect(oneLine).toBeGreaterThan(100);
  expect(twoLines).toBeGreaterThanOrEqual(oneLine + 50);
});

it.each([PageCard, PersonCard, PlateCard])('%o is drawn, with a text and without', async (Card) => {
  const fonts = [{ name: 'Marcellus', data: await readFile(fontFile), weight: 400 as const }];
  for (const words of [{ title: 'Kadri' }, { title: 'Kadri', text: 'Mangalore' }]) {
    const card = new ImageResponse(<Card brand={brand} {...words} />, { ...shareSize, fonts });
    expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
});
