import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PictureRow } from './row';

const settings = vi.hoisted(() => ({ LEGACY_IMAGE_HOST: 'https://old.example.com' as string | undefined }));
vi.mock('../env', () => ({ env: settings }));

const { toPicture } = await import('./map');

const row: PictureRow = {
  id: '01890000-0000-7000-8000-000000000000',
  publicId: 'ab12',
  url: '/uploads/ab12/master.webp',
  width: 1920,
  height: 1200,
  bytes: 1000,
  hasAvif: false,
  cropX: null,
  cropY: null,
  cropWidths: [],
  widths: [384, 640],
  alt: 'Tower',
  blurDataUrl: null,
  focalX: 0.25,
  focalY: 0.5,
  fileName: 'tower.jpg',
  isLocation: false,
  createdAt: new Date(0),
  uploadedById: null,
  settingPart: null,
  releasedAt: null,
  draftId: null,
};

const legacy = (url: string) =>
  toPicture({ ...row, publicId: null, width: null, height: null, widths: [], url });

afterEach(() => {
  settings.LEGACY_IMAGE_HOST = 'https://old.example.com';
});

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

  it.each([
    'https://cdn.example.com/tower.jpg',
    'HTTPS://cdn.example.com/tower.jpg',
    'h2+x-1.y:tower',
    '//cdn.example.com/tower.jpg',
  ])('that is a full address, %s, stays as it is', (url) => {
    expect(legacy(url).url).toBe(url);
  });

  it('that only has a colon in its path stands at the old host, too', () => {
    expect(legacy('/images/https:b.jpg').url).toBe('https://old.example.com/images/https:b.jpg');
    expect(legacy('2x:b.jpg').url).toBe('https://old.example.com/2x:b.jpg');
  });

  it('that is stored here is no plain path of the old site', () => {
    expect(toPicture(row).url).toBe('/uploads/ab12/master.webp');
    expect(toPicture({ ...row, widths: [] }).src).toBe('/uploads/ab12/master.webp');
  });

  it('stays as it is where no old host is set', () => {
    settings.LEGACY_IMAGE_HOST = undefined;
    expect(legacy('/images/tower.jpg').url).toBe('/images/tower.jpg');
  });
});
