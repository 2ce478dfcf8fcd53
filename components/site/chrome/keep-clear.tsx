'use client';

import { type ReactNode, useEffect, useRef } from 'react';

const inView = new Set<Element>();
const mark = () => document.documentElement.toggleAttribute('data-form-in-view', inView.size > 0);

/** While what is inside can be seen, the bar of the phones is not there: it would lie over it. */
export function KeepClear({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = box.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      mark();
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
      inView.delete(watched);
      mark();
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
