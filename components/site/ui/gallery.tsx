'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { controlLabels } from '@/lib/content/control-labels';
import type { Lightbox as LightboxType } from './lightbox';
import './lightbox.css';

const loadLightbox = async () => (await import('./lightbox')).Lightbox;

type GalleryItem = {
  id: string;
  href: string;
  caption: string;
  thumb: ReactNode;
  large: ReactNode;
  className: string;
};

/** PROJ-3: pictures that open enlarged. Without a script, or where the rest of it cannot be fetched, each leads to its file. */
export function Gallery({ items }: { items: GalleryItem[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState<number | null>(null);
  const [Lightbox, setLightbox] = useState<typeof LightboxType | null>(null);
  const step = (by: number) => setIndex((at) => (at === null ? at : (at + by + items.length) % items.length));

  const open = (event: MouseEvent, at: number, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadLightbox().then(
      (loaded) => {
        setLightbox(() => loaded);
        setIndex(at);
        dialog.current?.showModal();
      },
      () => location.assign(href),
    );
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };

  return (
    <>
      <ul className="gallery flex flex-wrap gap-3" onPointerEnter={() => void loadLightbox().catch(() => {})}>
        {items.map(({ id, href, thumb, className }, at) => (
          <li key={id} className={className}>
            <a
              href={href}
              onClick={(event) => open(event, at, href)}
              className="zoom picture-ground block size-full"
            >
              <span className="sr-only">{controlLabels.enlarge}: </span>
              {thumb}
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        aria-label={index === null ? undefined : items[index]?.caption || controlLabels.enlarge}
        className="lightbox on-ink"
        onKeyDown={onKeyDown}
        onClose={() => setIndex(null)}
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest('button, img')) dialog.current?.close();
        }}
      >
        {Lightbox && index !== null && items[index] && (
          <Lightbox
            picture={items[index].large}
            caption={items[index].caption}
            index={index}
            count={items.length}
            onStep={step}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  );
}
