'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';

/** Whether somebody has hold of the slides; `moved` from their first step until they rest. */
export type Drag = 'none' | 'held' | 'moved';

type CarouselDragProps = {
  viewport: RefObject<HTMLElement | null>;
  index: number;
  onSelect: (index: number) => void;
  onDrag: (drag: Drag) => void;
};

/** Embla on the slides that the server drew. It always knows their places; they are seen there while `moved` (`./carousel.css`). */
export default function CarouselDrag({ viewport, index, onSelect, onDrag }: CarouselDragProps) {
  const [setViewport, embla] = useEmblaCarousel({ loop: true, watchFocus: false });

  useEffect(() => setViewport(viewport.current), [setViewport, viewport]);

  useEffect(() => {
    if (!embla) return;
    // Not in the stylesheet: without a script a finger scrolls them.
    Object.assign(embla.containerNode().style, { touchAction: 'pan-y pinch-zoom', userSelect: 'none' });
    let drag: Drag = 'none';
    const turn = (from: Drag, to: Drag) => () => {
      if (drag !== from) return;
      drag = to;
      onDrag(to);
    };
    // What embla is told comes back as well, and may be late: only what is dragged counts.
    const select = () => {
      if (drag !== 'none') onSelect(embla.selectedScrollSnap());
    };
    const begin = turn('none', 'held');
    const move = turn('held', 'moved');
    // A mere tap moves nothing, so that nothing comes to rest.
    const release = turn('held', 'none');
    const rest = turn('moved', 'none');
    embla.on('select', select).on('pointerDown', begin).on('scroll', move);
    embla.on('pointerUp', release).on('settle', rest);
    return () => {
      embla.off('select', select).off('pointerDown', begin).off('scroll', move);
      embla.off('pointerUp', release).off('settle', rest);
      onDrag('none');
    };
  }, [embla, onSelect, onDrag]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, true);
  }, [embla, index]);

  return null;
}
