'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { followDrag } from './follow-drag';

type CarouselDragProps = {
  count: number;
  index: number;
  onSelect: (index: number) => void;
  /** While somebody drags, the clock stands still. */
  onDrag: (isDragging: boolean) => void;
};

/** Embla on empty slides above the pictures, which follow it while somebody drags; else they cross-fade by a clock of their own. */
export default function CarouselDrag({ count, index, onSelect, onDrag }: CarouselDragProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, watchFocus: false });

  useEffect(() => {
    if (!embla) return;
    const select = () => onSelect(embla.selectedScrollSnap());
    embla.on('select', select);
    const stop = followDrag(embla, onDrag);
    return () => {
      embla.off('select', select);
      stop();
    };
  }, [embla, onSelect, onDrag]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, true);
  }, [embla, index]);

  return (
    <div ref={viewport} aria-hidden="true" className="absolute inset-0 z-[2] overflow-hidden">
      <div className="flex h-full [touch-action:pan-y_pinch-zoom]">
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <div key={at} className="h-full flex-[0_0_100%]" />
        ))}
      </div>
    </div>
  );
}
