import { Gallery } from '@/components/site/ui/pictures/gallery';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { StaticImage } from '@/components/site/ui/pictures/static-image';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Boxes } from '@/lib/shared/pictures/picture-sources';
import { HiddenLinks, unknownSize } from './enlarge-links';

const row = 'w-full aspect-[16/10] tablet:aspect-auto tablet:h-[31vw] tablet:max-h-[520px] tablet:w-0';
const rowHeight = 'min(31vw, 520px)';
const phoneBox = { width: columns(12), ratio: 16 / 10 };

type Shape = { className: string; boxes: Boxes };

const whole: Shape = {
  className: 'w-full aspect-[16/10] tablet:aspect-auto tablet:h-[44vw] tablet:max-h-[740px]',
  boxes: [{ from: 'tablet', width: columns(12), height: 'min(44vw, 740px)' }, phoneBox],
};
const wide: Shape = {
  className: `${row} tablet:grow-[1.7]`,
  boxes: [{ from: 'tablet', width: 'min(57.4vw - 8px, 950px)', height: rowHeight }, phoneBox],
};
const narrow: Shape = {
  className: `${row} tablet:grow`,
  boxes: [{ from: 'tablet', width: 'min(33.7vw - 4px, 559px)', height: rowHeight }, phoneBox],
};

function shapeOf(index: number, count: number): Shape {
  const inTriple = index % 3;
  const isAlone = inTriple === 0 && index === count - 1;
  if (inTriple === 2 || isAlone) return whole;
  const startsWide = Math.floor(index / 3) % 2 === 0;
  return (inTriple === 0) === startsWide ? wide : narrow;
}

type ProjectGalleryProps = {
  id: string;
  images: readonly Picture[];
  others: readonly Picture[];
};

export function ProjectGallery({ id, images, others }: ProjectGalleryProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-x section-gap scroll-clear">
      <h2 id={`${id}-title`} className="mb-8 text-display-3">
        {projectContent.gallery}
      </h2>
      <Gallery
        items={images.map((picture, index) => {
          const { className, boxes } = shapeOf(index, images.length);
          return {
            id: picture.url,
            href: picture.url,
            alt: picture.alt,
            className,
            widthPx: picture.width ?? unknownSize.width,
            heightPx: picture.height ?? unknownSize.height,
            thumb: (
              <StaticImage
                picture={picture}
                fallback="project"
                sizes={boxes}
                fill
                className="zoom-picture object-cover"
              />
            ),
          };
        })}
        others={<HiddenLinks images={others} />}
      />
      <p className="mt-4 text-small text-stone">{projectContent.galleryNote}</p>
    </section>
  );
}
