import type { Picture } from '@/lib/shared/picture';
import { toPictureSrc } from '@/lib/shared/picture-src';

type Illustration = Pick<Picture, 'alt'> & {
  name: string;
  width: number;
  height: number;
  widths: number[];
  blur: string;
  /** Where the portrait crops were cut; none for a picture that stands in no portrait box. */
  focal?: Picture['focal'];
};

const cropWidths = [480, 720, 960];

/** A picture that belongs to the pages, not to a record: its files stand in `public/media/<name>/`. */
function toIllustration({ name, alt, width, height, widths, blur, focal }: Illustration): Picture {
  const url = `/media/${name}/master.webp`;
  return {
    _id: name,
    url,
    public_id: null,
    alt,
    width,
    height,
    blurDataURL: `data:image/webp;base64,${blur}`,
    src: toPictureSrc({
      url,
      widths,
      avifWidthPx: width,
      crop: focal ? { point: `${focal.x * 100}-${focal.y * 100}`, widths: cropWidths } : null,
    }),
    focal: focal ?? { x: 0.5, y: 0.5 },
  };
}

export const illustrations = {
  livingRoom: toIllustration({
    name: 'living-room',
    alt: 'Living room with timber ceiling, pale sofas and a full-width glazed wall to the sea',
    width: 1920,
    height: 1200,
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoABUB8JZACdAEQAVOoQAD8tLam5cgtPidpoiRHpJrU2ddWOGoku8/kfc51B8ZFxFcwAAA=',
  }),
  heroTower: toIllustration({
    name: 'hero-tower',
    alt: 'Curved glass balconies and a sky garden of the tower, with the sun low over the sea',
    width: 1920,
    height: 1200,
    focal: { x: 0.6, y: 0.5 },
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAoABUB8JQBOgBX6hxwgAP7qkPlGJkNq2soIy/eb09+DwhyybRJyRTZA1v5DrYJZ8JXJ+NSKAAAA',
  }),
  courtyard: toIllustration({
    name: 'courtyard-2',
    alt: 'Garden court of the apartments at dusk with lit galleries',
    width: 1920,
    height: 1200,
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAoABUB8JQBOgBorn5FQTgAA/ZQ2F9IsEv+j8u+cSGrTFBweLIE7O/X8uR3o1Z2ozGY8JwjZgegA',
  }),
  rowVillas: toIllustration({
    name: 'row-villas-2',
    alt: 'Row villas with terracotta tile roofs along a cobbled lane, seen from above in evening light',
    width: 1920,
    height: 1200,
    focal: { x: 0.42, y: 0.5 },
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAoABUB8JbACdAEPSUn0vAAA3mScEKZAncj6+Ka2R+tj4whkxJv3iMQUs2QOH8AAAA==',
  }),
  cornerOffice: toIllustration({
    name: 'corner-office-2',
    alt: 'Nine-storey glass office building with bronze fins in morning light',
    width: 1920,
    height: 1200,
    widths: [384, 640, 960, 1280],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAoABUB8JQBOgB+OXU4l+IAA/d8x0GZC7aTvkH7M+RPWSJ/Oj4b5r5H8E24qZWgAAA==',
  }),
  defaultProject: toIllustration({
    name: 'default-project',
    alt: 'Illustration of towers and palms on a seafront',
    width: 1920,
    height: 1200,
    widths: [384, 640, 960, 1280],
    blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoQAAoABUB8JZgCdAEPEGYcllZ8AP6xOrE5oS63pYpCpea0/0km9NCQAAA=',
  }),
  filmPoster: toIllustration({
    name: 'film-poster',
    alt: 'Residential tower by the sea at golden hour',
    width: 1280,
    height: 720,
    widths: [384, 640, 960],
    blur: 'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABUB8JZACdADCzVtQAP5aC6l8wb21cDkHsWskYBq40vfK4Aii6M4NdMDP4AA=',
  }),
} as const;
