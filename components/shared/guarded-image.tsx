'use client';

import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';

type GuardedImageProps = Omit<ComponentProps<'img'>, 'ref'> & {
  fallbackSrc: string;
  /** A tiny picture that is shown until the real one is there. */
  ground: string | null;
};

/** An image that gives way to another when its file does not load. */
export function GuardedImage({ fallbackSrc, ground, src, srcSet, style, alt, ...rest }: GuardedImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // The ground is taken away by hand: drawing each picture of a page anew as it arrives would hold a phone up.
  const settle = useCallback((element: HTMLImageElement) => {
    if (element.naturalWidth > 0) element.style.removeProperty('background');
    else setHasFailed(true);
  }, []);

  // It may have loaded, or failed, before the page was alive.
  useEffect(() => {
    if (image.current?.complete) settle(image.current);
  }, [settle]);

  return (
    // biome-ignore lint/performance/noImgElement: next/image costs 6 kB of script; its addresses are in srcSet already.
    <img
      {...rest}
      ref={image}
      src={hasFailed ? fallbackSrc : src}
      srcSet={hasFailed ? undefined : srcSet}
      alt={alt}
      style={ground ? { ...style, background: `url("${ground}") 50% / cover no-repeat` } : style}
      onLoad={(event) => settle(event.currentTarget)}
      onError={() => setHasFailed(true)}
    />
  );
}
