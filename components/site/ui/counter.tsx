'use client';

import { inView } from 'motion';
import { useEffect, useRef } from 'react';
import { isStill } from '@/components/shared/is-still';
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
    if (!element || isStill()) return;
    let frame = 0;
    const stop = inView(element, () => {
      stop();
      // Moves nothing by itself: it keeps the time, in the rhythm of the stylesheet.
      const count = element.animate(null, {
        duration: limits.counterMs,
        easing: getComputedStyle(element).getPropertyValue('--ease-tide'),
      });
      const step = () => {
        const part = count.effect?.getComputedTiming().progress ?? 1;
        element.textContent = formatCount(Math.round(value * part));
        if (count.playState !== 'finished') frame = requestAnimationFrame(step);
      };
      step();
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
