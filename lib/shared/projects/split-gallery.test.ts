import { expect, it } from 'vitest';
import { splitGallery } from './split-gallery';

it('a gallery shows what the slider does not, and at least two pictures', () => {
  const shares = [0, 1, 2, 3, 4, 5, 6, 30].map((count) => {
    const pictures = Array.from({ length: count }, (_, at) => at);
    const { slider, gallery } = splitGallery(pictures);
    expect([...slider, ...gallery]).toEqual(pictures);
    return [slider.length, gallery.length];
  });
  expect(shares).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 26],
  ]);
});
