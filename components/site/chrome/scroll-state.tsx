'use client';

import { useEffect, useRef } from 'react';
import { limits } from '@/lib/content/limits';

/** HEAD-5: marks the header around it once the page is scrolled past 50 px. */
export function ScrollState() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const header = here.current?.closest('header');
    const mark = () => header?.toggleAttribute('data-scrolled', window.scrollY > limits.headerScrolledPx);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return <span ref={here} hidden />;
}
