'use client';

import { inView } from 'motion';
import { useEffect, useRef } from 'react';
import { limits } from '@/lib/content/limits';
import { formatCount } from '@/lib/shared/format';

type CounterProps = {
  value: number;
  /** The final number as the server writes it. */
  printed: string;
};

/** Counts up for two seconds when it comes into view. */
export function Counter({ value, printed }: CounterProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const stop = inView(element, () => {
      stop();
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - start) / limits.counterMs));
        element.textContent = formatCount(Math.round(value * (1 - (1 - part) ** 3)));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      element.textContent = printed;
    };
  }, [value, printed]);
  return (
    <>
      <span ref={box} aria-hidden="true">
        {printed}
      </span>
      <span className="sr-only">{printed}</span>
    </>
  );
}
