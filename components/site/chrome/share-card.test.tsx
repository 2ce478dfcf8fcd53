import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { homeContent } from '@/lib/content/pages/home';
import { builtInIdentity } from '@/lib/shared/brand/identity';
import { shareSize } from '@/lib/shared/pages/page-metadata';
import { PageCard, PersonCard, PlateCard } from './share-card';

const brand = { ...builtInIdentity, logo: null };
const fontFile = 'node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff';

/** How many rows of the card its plate covers, from the foot up, left of its words. */
async function plateHeight(title: string, text: string, facts: string[] = []): Promise<number> {
  const fonts = [{ name: 'Marcellus', data: await readFile(fontFile), weight: 400 as const }];
  const card = new ImageResponse(<PlateCard brand={brand} title={title} text={text} facts={facts} />, {
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

it('all numbers of a project stand on its plate, in letters of half the name, and leave room for the mark above', async () => {
  for (const count of [1, 2, 4, 8, 20]) {
    const numbers = Array.from(
      { length: count },
      (_, at) => `PRM/KA/RERA/1257/334/PR/171015/${String(at).padStart(6, '0')}`,
    );
    const { toRegistered, describeRegistered } = await import('@/lib/shared/projects/registered');
    const registrations = numbers.map((number) => ({ number }));
    const facts = [
      '2 and 3 BHK, from Rs 64.9 lakh',
      describeRegistered(toRegistered({ registrations, exemptions: [] })),
    ];
    const card = <PlateCard brand={brand} title="Kadal Crest" text="Panambur" facts={facts} />;
    for (const number of numbers) expect(wordsOf(card)).toContain(number);
    const sizes = [...renderToStaticMarkup(card).matchAll(/font-size:(\d+)px/g)].map(([, size]) =>
      Number(size),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual((sizes[0] ?? 0) / 2);
    expect(await plateHeight('Kadal Crest', 'Panambur', facts)).toBeLessThan(shareSize.height - 128);
  }
});

it('the plate leaves free what matters at the far left: it stands at the right then', () => {
  const sideOf = (x: number) =>
    /;(left|right):0;bottom:0/.exec(
      renderToStaticMarkup(<PlateCard brand={brand} title="Kadri" focal={{ x, y: 0.5 }} />),
    )?.[1];
  expect([sideOf(0.2), sideOf(0.35), sideOf(0.8)]).toEqual(['right', 'left', 'left']);
});

it.each([PageCard, PersonCard, PlateCard])('%o is drawn, with a text and without', async (Card) => {
  const fonts = [{ name: 'Marcellus', data: await readFile(fontFile), weight: 400 as const }];
  for (const words of [{ title: 'Kadri' }, { title: 'Kadri', text: 'Mangalore' }]) {
    const card = new ImageResponse(<Card brand={brand} {...words} />, { ...shareSize, fonts });
    expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
});

/** The words of what is drawn. */
function wordsOf(card: ReactElement): string {
  return renderToStaticMarkup(card)
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|');
}

const kannada = { ...brand, name: 'ಕಡಲ ತೀರ', isBuiltIn: false };

it.each([PageCard, PersonCard, PlateCard])(
  '%o has the name of the builder where its own cannot be drawn, and is never without a word',
  (Card) => {
    const card = { title: 'ಕಡಲ ತೀರ', text: 'ಉಡುಪಿ', facts: ['from ₹ 45,00,000', 'ಉಡುಪಿ'] };
    expect(wordsOf(<Card brand={brand} {...card} />)).toContain(`|${brand.name}|`);
    const second = wordsOf(<Card brand={{ ...kannada, shortName: 'Teera' }} {...card} />);
    // In the place of the logo, and in that of the name.
    expect(second.match(/Teera/g)?.length).toBe(2);
    const last = wordsOf(<Card brand={{ ...kannada, shortName: 'ತೀರ' }} {...card} />);
    expect(last).toContain(`|${homeContent.share.title}|`);
    expect(second + last).not.toMatch(/[\u0c80-\u0cff]/);
  },
);

it('nothing is looked for on the network: the card of a Kannada name asks for no other face', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const files = ['latin', 'latin-ext'].map((subset) => fontFile.replace('latin', subset));
  const fonts = await Promise.all(
    files.map(async (file, index) => ({
      name: ['Marcellus', 'MarcellusMore'][index] ?? '',
      data: await readFile(file),
      weight: 400 as const,
    })),
  );
  const facts = ['2, 3 BHK, from ₹ 45,00,000'];
  const card = new ImageResponse(
    <PlateCard brand={kannada} title="ಕಡಲ ತೀರ" text="Ślesh ƀ ನ" facts={facts} />,
    {
      ...shareSize,
      fonts,
    },
  );
  expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const addresses = asked.mock.calls.map(([address]) => String(address));
  expect(addresses.filter((address) => address.startsWith('https:'))).toEqual([]);
  asked.mockRestore();
});
