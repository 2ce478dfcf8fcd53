import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const besideEachOther = 'display:block;opacity:1;transition:none;z-index:1;transform:translateX';

/** Puts the pictures below where embla's own slides are, from the touch until they rest. Answers how to end it. */
export function followDrag(embla: Embla, onDrag: (isDragging: boolean) => void): () => void {
  const root = embla.rootNode();
  const pictures = [...(root.parentElement?.querySelectorAll<HTMLElement>('.carousel-slide') ?? [])];
  let isDragging = false;
  let hasMoved = false;

  const follow = () => {
    if (!isDragging) return;
    hasMoved = true;
    const { left, width } = root.getBoundingClientRect();
    for (const [at, slide] of embla.slideNodes().entries()) {
      const offset = slide.getBoundingClientRect().left - left;
      const style = pictures[at]?.style;
      if (!style) continue;
      style.cssText = Math.abs(offset) < width ? `${besideEachOther}(${offset}px)` : '';
    }
  };
  const begin = () => {
    isDragging = true;
    hasMoved = false;
    onDrag(true);
  };
  const rest = () => {
    if (!isDragging) return;
    isDragging = false;
    for (const { style } of pictures) style.cssText = '';
    onDrag(false);
  };

  // A mere tap moves nothing, so that nothing comes to rest.
  const release = () => {
    if (!hasMoved) rest();
  };

  embla.on('pointerDown', begin).on('scroll', follow).on('pointerUp', release).on('settle', rest);
  return () => {
    embla.off('pointerDown', begin).off('scroll', follow).off('pointerUp', release).off('settle', rest);
    rest();
  };
}
