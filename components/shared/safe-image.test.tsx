import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SafeImage } from './safe-image';

const tower = {
  src: '/uploads/ab12/master.webp?w=384-640',
  alt: 'Tower by the sea',
  width: 1920,
  height: 1200,
  blurDataURL: null,
  focal: { x: 0.25, y: 1 },
};

const render = (props: Partial<React.ComponentProps<typeof SafeImage>>) =>
  renderToStaticMarkup(
    <SafeImage picture={tower} fallback="project" sizes="100vw" fill {...(props as object)} />,
  );

describe('a picture on a page', () => {
  it('is served in the widths that are ready, with its words, cropped around its focal point', () => {
    const html = render({});
    expect(html).toContain('/uploads/ab12/640.webp 640w');
    expect(html).toContain('/uploads/ab12/master.webp 1920w');
    expect(html).toContain('alt="Tower by the sea"');
    expect(html).toContain('object-position:25% 100%');
  });

  it('is served as AVIF, cropped for a portrait box, beside the WebP that every browser reads', () => {
    const html = render({
      picture: { ...tower, src: `${tower.src}&avif=1920&crop=25-100-480` },
      sizes: [
        { from: 'tablet', width: '100vw', ratio: 2 },
        { width: '100vw', ratio: 0.9, portrait: true },
      ],
    });
    const sources = html.match(/<source [^>]*>/g) ?? [];
    expect(sources).toHaveLength(2);
    expect(sources[0]).toContain('media="(width &gt;= 37.5rem)"');
    expect(sources[0]).toContain('/uploads/ab12/640.avif 640w');
    expect(sources[1]).toContain('media="(width &lt; 37.5rem)"');
    expect(sources[1]).toContain('/uploads/ab12/crop-25-100-480.avif 480w');
    expect(html).toMatch(/<img [^>]*\/uploads\/ab12\/640\.webp 640w/);
  });

  it('has a blurred ground only where it is the first thing to be seen', () => {
    const picture = { ...tower, blurDataURL: 'data:image/webp;base64,AAAA' };
    expect(render({ picture })).not.toContain('data:');
    expect(render({ picture, preload: true })).toContain('data:image/webp;base64,AAAA');
  });

  it('is served as it is while its widths are not ready', () => {
    const html = render({ picture: { ...tower, src: '/uploads/ab12/master.webp' } });
    expect(html).toContain('src="/uploads/ab12/master.webp"');
    expect(html).not.toContain('srcSet');
  });

  // proves: PROJ-5
  it.each([
    ['project', '/media/default-project/'],
    ['person', 'src="/default-avatar.png"'],
  ] as const)('that is not there is the default of a %s', (fallback, address) => {
    for (const picture of [null, { ...tower, src: '' }]) {
      expect(render({ picture, fallback })).toContain(address);
    }
  });
});
