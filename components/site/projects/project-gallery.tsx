import { SafeImage } from '@/components/shared/safe-image';
import { Gallery } from '@/components/site/ui/gallery';
import { projectContent } from '@/lib/content/projects-pages';
import type { Picture } from '@/lib/shared/picture';

const whole = 'w-full aspect-[16/10] tablet:aspect-auto tablet:h-[44vw] tablet:max-h-[740px]';
const row = 'w-full aspect-[16/10] tablet:aspect-auto tablet:h-[31vw] tablet:max-h-[520px] tablet:w-0';
const wide = `${row} tablet:grow-[1.7]`;
const narrow = `${row} tablet:grow`;

// Of a picture on the old site: the shape that is kept free until its file has come.
const unknownSize = { width: 1600, height: 1000 };

/** Rows of a wide and a narrow picture, each followed by one across; a last one alone stands across. */
function shapeOf(index: number, count: number): string {
  const inTriple = index % 3;
  const isAlone = inTriple === 0 && index === count - 1;
  if (inTriple === 2 || isAlone) return whole;
  const startsWide = Math.floor(index / 3) % 2 === 0;
  return (inTriple === 0) === startsWide ? wide : narrow;
}

export function ProjectGallery({ id, images }: { id: string; images: Picture[] }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-x section-gap scroll-clear">
      <h2 id={`${id}-title`} className="mb-8 text-display-3">
        {projectContent.gallery}
      </h2>
      <Gallery
        items={images.map((picture, index) => ({
          id: picture._id,
          href: picture.url,
          caption: picture.alt,
          className: shapeOf(index, images.length),
          large: (
            <SafeImage
              key={picture._id}
              picture={picture}
              fallback="project"
              sizes="100vw"
              width={picture.width ?? unknownSize.width}
              height={picture.height ?? unknownSize.height}
              // As large as it fits and no larger: a click beside it closes the overlay.
              className="absolute inset-0 m-auto max-h-full w-auto"
            />
          ),
          thumb: (
            <SafeImage
              picture={picture}
              fallback="project"
              sizes="(width >= 37.5rem) 66vw, 100vw"
              fill
              className="zoom-picture object-cover"
            />
          ),
        }))}
      />
    </section>
  );
}
