'use client';

import { useEffect } from 'react';

/** What has come needs no ground any more, and stays drawn however far it is scrolled away: the capture of a whole page shows it. */
function show(image: HTMLImageElement): void {
  image.style.removeProperty('background');
  image.closest<HTMLElement>('.picture-ground')?.style.setProperty('content-visibility', 'visible');
}

/** What has not come gives way to its fallback. PROJ-5. */
function settle(image: HTMLImageElement, hasLoaded: boolean): void {
  if (hasLoaded) {
    show(image);
    return;
  }
  const { fallback } = image.dataset;
  if (!fallback) return;
  // Once: a fallback that does not load either has nothing behind it.
  delete image.dataset.fallback;
  for (const element of [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
    element.removeAttribute('srcset');
  image.src = fallback;
}

function onEvent({ target, type }: Event): void {
  if (target instanceof HTMLImageElement) settle(target, type === 'load');
}

/** Guards every picture of the document, by one listener for each event: React asks for the file again when it puts a new picture there, so none is missed. */
export function PictureGuard() {
  useEffect(() => {
    document.addEventListener('load', onEvent, true);
    document.addEventListener('error', onEvent, true);
    // They may have loaded, or failed, before the page was alive.
    for (const image of document.images) if (image.complete) settle(image, image.naturalWidth > 0);
    return () => {
      document.removeEventListener('load', onEvent, true);
      document.removeEventListener('error', onEvent, true);
    };
  }, []);
  return null;
}
