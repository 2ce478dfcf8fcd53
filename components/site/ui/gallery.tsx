import type { ReactNode } from 'react';
import { controlLabels, positionLabel } from '@/lib/content/control-labels';
import { GalleryOpener } from './gallery-opener';

type GalleryItem = {
  id: string;
  href: string;
  /** Of the file, for the overlay. */
  widthPx: number;
  heightPx: number;
  thumb: ReactNode;
  /** Of the picture; without it the link is named by the picture's place. */
  alt: string;
  className: string;
};

/** PROJ-3: pictures that open enlarged. Without a script, or where the rest of it cannot be fetched, each leads to its file. */
export function Gallery({ items, others }: { items: GalleryItem[]; others?: ReactNode }) {
  return (
    <>
      <ul className="gallery flex flex-wrap gap-3">
        {items.map(({ id, href, widthPx, heightPx, thumb, alt, className }, index) => (
          <li key={id} className={className}>
            <a
              href={href}
              data-width={widthPx}
              data-height={heightPx}
              className="zoom picture-ground block size-full"
            >
              <span className="sr-only">
                {alt
                  ? `${controlLabels.enlarge}: `
                  : `${controlLabels.enlargePicture} ${positionLabel(index, items.length)}`}
              </span>
              {thumb}
            </a>
          </li>
        ))}
        {others && <li hidden>{others}</li>}
      </ul>
      <GalleryOpener />
    </>
  );
}
