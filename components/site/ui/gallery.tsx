'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { controlLabels } from '@/lib/content/control-labels';
import { Lightbox } from './lightbox';

type GalleryItem = {
  id: string;
  href: string;
  caption: string;
  thumb: ReactNode;
  large: ReactNode;
  className: string;
};

/** PROJ-3: pictures that open enlarged. Without a script each leads to its file. */
export function Gallery({ items }: { items: GalleryItem[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState<number | null>(null);
  const step = (by: number) => setIndex((at) => (at === null ? at : (at + by + items.length) % items.length));

  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIndex(at);
    dialog.current?.showModal();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };

  return (
    <>
      <ul className="gallery flex flex-wrap gap-3">
        {items.map(({ id, href, thumb, className }, at) => (
          <li key={id} className={className}>
            <a
              href={href}
              onClick={(event) => open(event, at)}
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
        {index !== null && items[index] && (
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
