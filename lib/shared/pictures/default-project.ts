import type { Picture } from './picture';
import { toPictureSrc } from './picture-src';

type Illustration = Pick<Picture, 'alt'> & {
  name: string;
  width: number;
  height: number;
  widths: number[];
  blur: string;
  focal?: Picture['focal'];
};

const cropWidths = [480, 720, 960];

export function toIllustration({ name, alt, width, height, widths, blur, focal }: Illustration): Picture {
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

/** Separate, because screens of the back office import it. */
export const defaultProject = toIllustration({
  name: 'default-project',
  alt: 'Drawing of palms and hills, without a building',
  width: 1920,
  height: 1200,
  widths: [384, 640, 960, 1280],
  blur: 'UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoQAAoABUB8JYgAAuaNIgAA/rFGB9piBDo/vte0HT84fGKrYAA=',
});
