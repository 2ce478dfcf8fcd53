'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { Lightbox } from './lightbox';

const loadLightbox = async () => (await import('./lightbox')).Lightbox;

type Opened = { Overlay: typeof Lightbox; links: HTMLAnchorElement[]; start: number };

/** Opens the pictures of the list before it in an overlay, which is fetched when somebody is about to ask for it. */
export function GalleryOpener() {
  const here = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useLayoutEffect(() => {
    const list = here.current?.previousElementSibling;
    if (!(list instanceof HTMLElement)) return;
    const warm = () => void loadLightbox().catch(() => {});
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const links = [...list.querySelectorAll('a')];
      loadLightbox().then(
        (Overlay) => setOpened({ Overlay, links, start: links.indexOf(link) }),
        () => location.assign(link.href),
      );
    };
    list.addEventListener('pointerenter', warm);
    list.addEventListener('focusin', warm);
    list.addEventListener('click', open);
    return () => {
      setOpened(null);
      list.removeEventListener('pointerenter', warm);
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
