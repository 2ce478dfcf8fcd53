import { describe, expect, it } from 'vitest';
import imageLoader, { hasWidths } from './image-loader';

const src = '/uploads/ab12/master.webp?w=384-640-1280';

describe('the image loader', () => {
  it('takes the narrowest file that is wide enough', () => {
    expect(imageLoader({ src, width: 384 })).toBe('/uploads/ab12/384.webp');
    expect(imageLoader({ src, width: 385 })).toBe('/uploads/ab12/640.webp');
    expect(imageLoader({ src, width: 960 })).toBe('/uploads/ab12/1280.webp');
  });

  it('takes the master where no file is wide enough', () => {
    expect(imageLoader({ src, width: 1920 })).toBe('/uploads/ab12/master.webp');
  });

  it('does not rely on the order of the widths', () => {
    expect(imageLoader({ src: '/uploads/ab12/master.webp?w=1280-384-640', width: 500 })).toBe(
      '/uploads/ab12/640.webp',
    );
  });

  it('works for absolute addresses of a blob store', () => {
    const absolute = 'https://shop.public.blob.example/uploads/ab12/master.webp?w=384-640';
    expect(imageLoader({ src: absolute, width: 200 })).toBe(
      'https://shop.public.blob.example/uploads/ab12/384.webp',
    );
  });

  it.each([
    '/uploads/ab12/master.webp',
    '/uploads/ab12/master.webp?w=',
    '/uploads/ab12/master.webp?w=384-x',
    '/default-avatar.png',
    'https://old.example.com/images/tower.jpg?w=640',
  ])('leaves %s as it is', (address) => {
    expect(imageLoader({ src: address, width: 640 })).toBe(address);
    expect(hasWidths(address)).toBe(false);
  });
});
