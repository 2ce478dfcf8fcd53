import { getImageProps } from 'next/image';
import { preload as preloadFile } from 'react-dom';
import { illustrations } from '@/lib/content/illustrations';
import imageLoader, { hasWidths } from '@/lib/shared/image-loader';
import type { Picture } from '@/lib/shared/picture';
import { GuardedImage } from './guarded-image';

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

/** next/image without its script: the addresses are worked out where this is rendered, only the fallback needs the browser. */
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
  return (
    <GuardedImage
      // A new element for another picture: the old one's state belongs to another file.
      key={shown.src}
      {...attributes}
      fetchPriority={preload ? 'high' : undefined}
      className={className}
      style={{ ...style, objectPosition: `${shown.focal.x * 100}% ${shown.focal.y * 100}%` }}
      ground={box.fill ? shown.blurDataURL : null}
      fallbackSrc={imageLoader({ src: fallbacks[fallback].src, width: 960 })}
    />
  );
}
