import { describe, expect, it, vi } from 'vitest';
import type { PictureRow } from './row';

vi.mock('../env', () => ({ env: { LEGACY_IMAGE_HOST: 'https://old.example.com' } }));

const { toPicture } = await import('./map');

const row: PictureRow = {
  id: '01890000-0000-7000-8000-000000000000',
  publicId: 'ab12',
  url: '/uploads/ab12/master.webp',
  width: 1920,
  height: 1200,
  bytes: 1000,
  widths: [384, 640],
  alt: 'Tower',
  blurDataUrl: null,
  focalX: 0.25,
  focalY: 0.5,
  fileName: 'tower.jpg',
  createdAt: new Date(0),
  uploadedById: null,
  releasedAt: null,
};

const legacy = (url: string) =>
  toPicture({ ...row, publicId: null, width: null, height: null, widths: [], url });

describe('a picture of a record', () => {
  it('is named with the widths that are ready, its words and its focal point', () => {
    expect(toPicture(row)).toEqual({
      _id: row.id,
      url: '/uploads/ab12/master.webp',
      public_id: 'ab12',
      alt: 'Tower',
      width: 1920,
      height: 1200,
      blurDataURL: null,
      src: '/uploads/ab12/master.webp?w=384-640',
      focal: { x: 0.25, y: 0.5 },
    });
  });

  // proves: PROJ-5, API-11
  it.each(['/images/tower.jpg', 'images/tower.jpg'])(
    'that is a plain path of the old site, %s, stands at the old host and has no public id',
    (url) => {
      const expected = 'https://old.example.com/images/tower.jpg';
      expect(legacy(url)).toMatchObject({ url: expected, src: expected, public_id: null });
    },
  );

  it('that is a full address stays as it is', () => {
    expect(legacy('https://cdn.example.com/tower.jpg').url).toBe('https://cdn.example.com/tower.jpg');
  });
});
