import { describe, expect, it } from 'vitest';
import { type Boxes, findWholeSource, listSources } from './picture-sources';

const url = '/uploads/ab12/master.webp';
const picture = { src: `${url}?w=384-640`, width: 1600, height: 1000 };
const withAvif = { ...picture, src: `${picture.src}&avif=1600` };
const withCrop = { ...picture, src: `${withAvif.src}&crop=73-40-480` };
const portrait: Boxes = [
  { from: 'desk', width: 'min(30vw, 400px)', height: '500px', portrait: true },
  { from: 'tablet', width: '50vw', ratio: 2 },
  { width: '100vw', ratio: 12 / 13, portrait: true },
];
const crop = { type: 'image/avif', srcSet: '/uploads/ab12/crop-73-40-480.avif 480w' };

describe('the sources of a picture', () => {
  it('tell the width at which the file is drawn, which is more than that of a box of another shape', () => {
    expect(findWholeSource(picture, portrait)).toEqual({
      srcSet: '/uploads/ab12/384.webp 384w, /uploads/ab12/640.webp 640w, /uploads/ab12/master.webp 1600w',
      sizes: '(width >= 56.3125rem) max(min(30vw, 400px), 1.6 * 500px), (width >= 37.5rem) 50vw, 173.33vw',
    });
  });

  it('leave the width of a box alone that is no higher than the file', () => {
    expect(findWholeSource(picture, [{ width: 'calc(100vw - 40px)', ratio: 1.6 }])?.sizes).toBe(
      'calc(100vw - 40px)',
    );
    expect(findWholeSource(picture, [{ width: 'calc(100vw - 40px)', ratio: 0.8 }])?.sizes).toBe(
      'calc(2 * calc(100vw - 40px))',
    );
  });

  it('are crops where the box is a portrait, the whole where it is not, and never two at one window', () => {
    expect(listSources(withCrop, portrait)).toEqual([
      { ...crop, media: '(width >= 56.3125rem)', sizes: 'max(min(30vw, 400px), 0.86 * 500px)' },
      {
        type: 'image/avif',
        media: '(width >= 37.5rem) and (width < 56.3125rem)',
        srcSet: '/uploads/ab12/384.avif 384w, /uploads/ab12/640.avif 640w, /uploads/ab12/1600.avif 1600w',
        sizes: '50vw',
      },
      { ...crop, media: '(width < 37.5rem)', sizes: '100vw' },
    ]);
  });

  it('are the whole picture everywhere while there is no crop', () => {
    const whole = findWholeSource(picture, portrait);
    expect(listSources(picture, portrait)).toEqual([whole]);
    expect(listSources(withAvif, portrait)).toEqual([
      { type: 'image/avif', srcSet: expect.stringMatching(/1600\.avif 1600w$/), sizes: whole?.sizes },
    ]);
  });

  it('are WebP for the windows that show the whole, while there are crops alone', () => {
    const src = `${picture.src}&crop=73-40-480`;
    expect(listSources({ ...picture, src }, portrait)).toEqual([
      expect.objectContaining(crop),
      expect.objectContaining({ srcSet: expect.stringContaining('640.webp'), sizes: '50vw' }),
      expect.objectContaining(crop),
    ]);
  });

  it('take the sizes of a fixed box as they are', () => {
    expect(listSources(withCrop, '96px')).toEqual([
      {
        type: 'image/avif',
        srcSet: expect.stringMatching(/^\/uploads\/ab12\/384\.avif 384w/),
        sizes: '96px',
      },
    ]);
  });

  it.each(['/default-avatar.png', url, 'https://old.example.com/tower.jpg?w=640'])(
    'are none for %s, which is one file',
    (src) => {
      expect(listSources({ ...picture, src }, portrait)).toEqual([]);
      expect(findWholeSource({ ...picture, src }, portrait)).toBeNull();
    },
  );
});
