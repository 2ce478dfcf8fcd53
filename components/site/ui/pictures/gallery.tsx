import type { ReactNode } from 'react';
import { controlLabels, positionLabel } from '@/lib/content/control-labels';
import { GalleryOpener } from './gallery-opener';

type GalleryItem = {
  id: string;
  href: string;
  /** Size of the file, in pixels. */
  widthPx: number;
  heightPx: number;
  thumb: ReactNode;
  alt: string;
  className: string;
};

/** PROJ-3. Without a script, or after a failed load, each link opens its file. */
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
