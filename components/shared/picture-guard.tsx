'use client';

import { useEffect } from 'react';

/** A loaded picture stays visible off screen, so that a capture of the whole page shows it. */
function show(image: HTMLImageElement): void {
  image.style.removeProperty('background');
  image.closest<HTMLElement>('.picture-ground')?.style.setProperty('content-visibility', 'visible');
}

/** PROJ-5. */
function settle(image: HTMLImageElement, hasLoaded: boolean): void {
  if (hasLoaded) {
    show(image);
    return;
  }
  const { fallback } = image.dataset;
  if (!fallback) return;
  // Once: a fallback that fails has no further fallback.
  delete image.dataset.fallback;
  for (const element of [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
    element.removeAttribute('srcset');
  image.src = fallback;
}

function onEvent({ target, type }: Event): void {
  if (target instanceof HTMLImageElement) settle(target, type === 'load');
}

/** Capture listeners on the document: load and error do not bubble. */
export function PictureGuard() {
  useEffect(() => {
    document.addEventListener('load', onEvent, true);
    document.addEventListener('error', onEvent, true);
    // They may have loaded or failed before hydration.
    for (const image of document.images) if (image.complete) settle(image, image.naturalWidth > 0);
    return () => {
      document.removeEventListener('load', onEvent, true);
      document.removeEventListener('error', onEvent, true);
    };
  }, []);
  return null;
}
