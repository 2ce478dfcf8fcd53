'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

type RevealProps = {
  children: ReactNode;
  className?: string;
  /** Stays once it was seen; otherwise it plays each time that it comes into view. */
  once?: boolean;
  timeMs?: number;
  delayMs?: number;
};

/** Rises and fades in when it comes into view. Without a script it simply stands there (SHELL-4). */
export function Reveal({ children, className, once = false, timeMs, delayMs }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let isFirst = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      // What is in view when the page opens is not made to vanish first.
      if (entry.isIntersecting && !isFirst) element.dataset.reveal = 'in';
      if (!entry.isIntersecting) element.dataset.reveal = 'out';
      if (entry.isIntersecting && once) observer.disconnect();
      isFirst = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [once]);
  const style = {
    ...(timeMs !== undefined && { '--reveal-time': `${timeMs}ms` }),
    ...(delayMs !== undefined && { '--reveal-delay': `${delayMs}ms` }),
  } as CSSProperties;
  return (
    <div ref={box} className={className} style={style}>
      {children}
    </div>
  );
}
