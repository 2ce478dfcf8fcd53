'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';

export type Drag = 'none' | 'held' | 'moved';

type CarouselDragProps = {
  viewport: RefObject<HTMLElement | null>;
  index: number;
  onSelect: (index: number) => void;
  onDrag: (drag: Drag) => void;
};

/** Embla runs on the server's slides. Its positions are visible only during a drag (`./carousel.css`). */
export default function CarouselDrag({ viewport, index, onSelect, onDrag }: CarouselDragProps) {
  const [setViewport, embla] = useEmblaCarousel({ loop: true, watchFocus: false });

  useEffect(() => setViewport(viewport.current), [setViewport, viewport]);

  useEffect(() => {
    if (!embla) return;
    // Not in the stylesheet: without a script touch must scroll the slides.
    Object.assign(embla.containerNode().style, { touchAction: 'pan-y pinch-zoom', userSelect: 'none' });
    let drag: Drag = 'none';
    const turn = (from: Drag, to: Drag) => () => {
      if (drag !== from) return;
      drag = to;
      onDrag(to);
    };
    // Embla reports our own changes late: only drags count.
    const select = () => {
      if (drag !== 'none') onSelect(embla.selectedScrollSnap());
    };
    const begin = turn('none', 'held');
    const move = turn('held', 'moved');
    // A tap moves nothing, so no settle event follows.
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
