import { preload as preloadFile } from 'react-dom';
import { defaultProject } from '@/lib/shared/pictures/default-project';
import type { Picture } from '@/lib/shared/pictures/picture';
import { type Boxes, findWholeSource, listSources } from '@/lib/shared/pictures/picture-sources';
import { parsePictureSrc } from '@/lib/shared/pictures/picture-src';

type Shown = Omit<Picture, '_id' | 'url' | 'public_id'>;

const fallbacks: Record<'project' | 'person', { picture: Shown; file: string }> = {
  project: {
    picture: { ...defaultProject, alt: '' },
    file: '/media/default-project/960.webp',
  },
  person: {
    picture: {
      src: '/default-avatar.png',
      alt: '',
      width: null,
      height: null,
      blurDataURL: null,
      focal: { x: 0.5, y: 0.5 },
    },
    file: '/default-avatar.png',
  },
};

type SafeImageProps = {
  picture: Shown | null;
  /** PROJ-5. */
  fallback: 'project' | 'person';
  sizes: Boxes;
  /** Replaces the picture's alt text; '' for decoration. */
  alt?: string;
  /** Only for the largest picture in the first view. */
  preload?: boolean;
  className?: string;
} & ({ fill: true; width?: never; height?: never } | { fill?: false; width: number; height: number });

/** `PictureGuard` shows the fallback. */
export function SafeImage({
  picture,
  fallback,
  sizes,
  alt,
  preload,
  className = '',
  fill,
  width,
  height,
}: SafeImageProps) {
  const isShown = picture !== null && picture.src !== '';
  const shown = isShown ? picture : fallbacks[fallback].picture;
  const src = parsePictureSrc(shown.src)?.url ?? shown.src;
  const sources = listSources(shown, sizes);
  if (preload && isShown) {
    for (const { srcSet, sizes: imageSizes, type, media } of sources) {
      preloadFile(src, { as: 'image', fetchPriority: 'high', imageSrcSet: srcSet, imageSizes, type, media });
    }
    if (sources.length === 0) preloadFile(src, { as: 'image', fetchPriority: 'high' });
  }
  const whole = findWholeSource(shown, sizes);
  const ground = preload && fill ? shown.blurDataURL : null;
  return (
    // A new element for another picture: `PictureGuard` may have changed the old one.
    <picture key={src} className="contents">
      {sources.map((source) => source.type && <source key={source.media ?? ''} {...source} />)}
      <img
        alt={alt ?? picture?.alt ?? shown.alt}
        loading={preload ? 'eager' : 'lazy'}
        fetchPriority={preload ? 'high' : undefined}
        decoding="async"
        width={width}
        height={height}
        className={fill ? `absolute inset-0 size-full text-transparent ${className}` : className}
        style={{
          objectPosition: `${shown.focal.x * 100}% ${shown.focal.y * 100}%`,
          ...(ground && { background: `url("${ground}") 50% / cover no-repeat` }),
        }}
        data-fallback={fallbacks[fallback].file}
        sizes={whole?.sizes}
        srcSet={whole?.srcSet}
        src={src}
      />
    </picture>
  );
}
