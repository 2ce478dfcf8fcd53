'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

type CarouselDragProps = { count: number; index: number; onSelect: (index: number) => void };

/** Embla on empty slides above the pictures: it reads the swipe, the pictures below cross-fade. */
export default function CarouselDrag({ count, index, onSelect }: CarouselDragProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, watchFocus: false });

  useEffect(() => {
    if (!embla) return;
    const select = () => onSelect(embla.selectedScrollSnap());
    embla.on('select', select);
    return () => {
      embla.off('select', select);
    };
  }, [embla, onSelect]);

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
