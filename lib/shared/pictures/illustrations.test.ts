import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { illustrations } from './illustrations';
import { type Boxes, findWholeSource, listSources } from './picture-sources';

it('a picture of the pages is named like a stored one, with the widths that are ready', () => {
  const { alt, blurDataURL, ...picture } = illustrations.callVisit;
  expect(picture).toEqual({
    _id: 'bedroom',
    url: '/media/bedroom/master.webp',
    public_id: null,
    width: 1920,
    height: 1200,
    src: '/media/bedroom/master.webp?w=384-640-960-1280&avif=1920',
    focal: { x: 0.5, y: 0.5 },
  });
  expect(blurDataURL).toMatch(/^data:image\/webp;base64,[A-Za-z\d+/]+=*$/);
  expect(alt).not.toBe('');
});

it.each(Object.entries(illustrations))('%s has every file that it names, and no other', (_, picture) => {
  const boxes: Boxes = [
    { from: 'desk', width: '100vw', ratio: 2 },
    { width: '100vw', ratio: 1, portrait: true },
  ];
  const sources = [findWholeSource(picture, boxes), ...listSources(picture, boxes)];
  const files = sources.flatMap((source) => source?.srcSet.match(/[^/ ]+(?= \d+w)/g) ?? []);
  expect(readdirSync(`public/media/${picture._id}`).sort()).toEqual([...new Set(files)].sort());
});
