'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { Lightbox } from './lightbox';

const loadLightbox = async () => (await import('./lightbox')).Lightbox;

type Opened = { Overlay: typeof Lightbox; links: HTMLAnchorElement[]; start: number };

const pictureLink = 'a[data-width]';

/** The overlay loads on hover or focus. */
export function GalleryOpener() {
  const here = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useLayoutEffect(() => {
    const list = here.current?.previousElementSibling;
    if (!(list instanceof HTMLElement)) return;
    const findLink = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>(pictureLink) : null;
    const warm = (event: Event) => {
      if (findLink(event)) loadLightbox().catch(() => {});
    };
    const open = (event: MouseEvent) => {
      const link = findLink(event);
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const links = [...list.querySelectorAll<HTMLAnchorElement>(pictureLink)];
      loadLightbox().then(
        (Overlay) => setOpened({ Overlay, links, start: links.indexOf(link) }),
        () => location.assign(link.href),
      );
    };
    list.addEventListener('pointerover', warm);
    list.addEventListener('focusin', warm);
    list.addEventListener('click', open);
    return () => {
      setOpened(null);
      list.removeEventListener('pointerover', warm);
      list.removeEventListener('focusin', warm);
      list.removeEventListener('click', open);
    };
  }, []);

  return (
    <div ref={here}>
      {opened && <opened.Overlay links={opened.links} start={opened.start} onClose={() => setOpened(null)} />}
    </div>
  );
}
