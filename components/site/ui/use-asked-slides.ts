import { useEffect, useState } from 'react';
import { limits } from '@/lib/content/limits';

const including = (at: number) => (known: readonly number[]) => (known.includes(at) ? known : [...known, at]);

/** The slides whose pictures are asked for: those that were shown, and the next one once half of the hold is over, so that it does not take the line from what is in view. */
export function useAskedSlides(index: number, next: number, isRunning: boolean): readonly number[] {
  const [asked, setAsked] = useState<readonly number[]>([]);
  useEffect(() => {
    setAsked(including(index));
    if (!isRunning) return;
    const timer = setTimeout(() => setAsked(including(next)), limits.carouselHoldMs / 2);
    return () => clearTimeout(timer);
  }, [index, next, isRunning]);
  return asked;
}
