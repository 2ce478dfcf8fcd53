import { useEffect, useState } from 'react';
import { limits } from '@/lib/content/limits';

const including = (at: number) => (known: readonly number[]) => (known.includes(at) ? known : [...known, at]);

/** The next picture loads after half of the hold, so that it does not compete with those in view. */
export function useRequestedSlides(index: number, next: number, isRunning: boolean): readonly number[] {
  const [asked, setAsked] = useState<readonly number[]>([]);
  useEffect(() => {
    setAsked(including(index));
    if (!isRunning) return;
    const timer = setTimeout(() => setAsked(including(next)), limits.carouselHoldMs / 2);
    return () => clearTimeout(timer);
  }, [index, next, isRunning]);
  return asked;
}
