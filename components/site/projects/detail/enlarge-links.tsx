import { projectContent } from '@/lib/content/projects/projects-pages';
import type { Picture } from '@/lib/shared/pictures/picture';
import { findFileOfWidth } from '@/lib/shared/pictures/picture-src';

/** The old site gives no size: this shape reserves the space. */
export const unknownSize = { width: 1600, height: 1000 };

/** In pixels: the overlay uses this one file. */
const overlayPx = 1280;

const toLink = ({ url, src, width, height, alt }: Picture) => ({
  href: findFileOfWidth(src, overlayPx) || url,
  'data-width': width ?? unknownSize.width,
  'data-height': height ?? unknownSize.height,
  'data-caption': alt,
});

export function HiddenLinks({ images }: { images: readonly Picture[] }) {
  return images.map((picture) => <a key={picture.url} {...toLink(picture)} />);
}

export function EnlargeLinks({ images: [first, ...others] }: { images: readonly Picture[] }) {
  if (!first) return null;
  return (
    <>
      <a
        {...toLink(first)}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        {projectContent.enlarge}
      </a>
      <span hidden>
        <HiddenLinks images={others} />
      </span>
    </>
  );
}
