import { getImageProps } from 'next/image';
import { preload as preloadFile } from 'react-dom';
import { illustrations } from '@/lib/content/illustrations';
import imageLoader, { hasWidths } from '@/lib/shared/image-loader';
import type { Picture } from '@/lib/shared/picture';

type Shown = Pick<Picture, 'src' | 'alt' | 'blurDataURL' | 'focal'>;

const fallbacks: Record<'project' | 'person', Shown> = {
  project: { ...illustrations.defaultProject, alt: '' },
  person: { src: '/default-avatar.png', alt: '', blurDataURL: null, focal: { x: 0.5, y: 0.5 } },
};

type SafeImageProps = {
  picture: Shown | null;
  /** What stands in when there is no picture, or when it does not load. PROJ-5. */
  fallback: 'project' | 'person';
  sizes: string;
  /** Instead of the picture's own words; '' where it only decorates. */
  alt?: string;
  /** For the one picture that is the first thing to be seen. */
  preload?: boolean;
  className?: string;
} & ({ fill: true; width?: never; height?: never } | { fill?: false; width: number; height: number });

/** next/image without its script: the addresses are worked out where this is rendered; `PictureGuard` puts the fallback in. */
export function SafeImage({ picture, fallback, sizes, alt, preload, className, ...box }: SafeImageProps) {
  const isShown = picture !== null && picture.src !== '';
  const shown = isShown ? picture : fallbacks[fallback];
  const { props } = getImageProps({
    src: shown.src,
    alt: alt ?? picture?.alt ?? shown.alt,
    sizes,
    loader: imageLoader,
    unoptimized: !hasWidths(shown.src),
    loading: preload ? 'eager' : 'lazy',
    ...box,
  });
  const { style, ...attributes } = props;
  if (preload && isShown) {
    preloadFile(attributes.src, {
      as: 'image',
      imageSrcSet: attributes.srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const ground = preload && box.fill ? shown.blurDataURL : null;
  return (
    // biome-ignore lint/performance/noImgElement: next/image costs 6 kB of script; its addresses are in srcSet already.
    <img
      // A new element for another picture: `PictureGuard` may have changed the old one.
      key={shown.src}
      {...attributes}
      alt={attributes.alt}
      fetchPriority={preload ? 'high' : undefined}
      className={className}
      style={{
        ...style,
        objectPosition: `${shown.focal.x * 100}% ${shown.focal.y * 100}%`,
        ...(ground && { background: `url("${ground}") 50% / cover no-repeat` }),
      }}
      data-fallback={imageLoader({ src: fallbacks[fallback].src, width: 960 })}
    />
  );
}
