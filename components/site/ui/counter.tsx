'use client';

import { inView } from 'motion';
import { useEffect, useRef } from 'react';
import { isStill } from '@/components/shared/is-still';
import { formatCount } from '@/lib/shared/numbers/format';
import { whenIdle } from './when-idle';

type CounterProps = {
  value: number;
  printed: string;
};

const loadCount = () => import('./count-up');

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/** An element in view before hydration retains its number: it must not fall to 0. */
export function Counter({ value, printed }: CounterProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || isStill() || isInView(element)) return;
    const show = (count: number) => {
      element.textContent = formatCount(Math.round(count));
    };
    show(0);
    let isGone = false;
    let stopCount = () => {};
    // The code loads one window ahead, and only when idle.
    const fetchAhead = () => whenIdle(() => void loadCount().catch(() => {}));
    const stopNear = inView(element, fetchAhead, { margin: '100%' });
    const begin = async () => {
      const found = await loadCount().catch(() => null);
      if (isGone) return;
      if (found) stopCount = found.countUp(element, value, show);
      else show(value);
    };
    const stopWatch = inView(element, () => {
      stopWatch();
      stopNear();
      void begin();
    });
    return () => {
      isGone = true;
      stopNear();
      stopWatch();
      stopCount();
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
