'use client';

import { useEffect, useRef } from 'react';

function makeCopy(list: Element): Node {
  const copy = list.cloneNode(true) as Element;
  copy.removeAttribute('aria-label');
  return copy;
}

/** The animation moves the row by half, so half must fill the window. */
export function StripCopies() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copies = box.current;
    const list = copies?.previousElementSibling;
    const shown = copies?.closest('.strip-window');
    if (!copies || !list || !shown) return;
    const fill = () => {
      if (list.clientWidth === 0) return;
      const inHalf = Math.ceil(shown.clientWidth / list.clientWidth);
      copies.replaceChildren(...Array.from({ length: 2 * inHalf - 1 }, () => makeCopy(list)));
    };
    const observer = new ResizeObserver(fill);
    observer.observe(list);
    observer.observe(shown);
    return () => {
      observer.disconnect();
      copies.replaceChildren();
    };
  }, []);
  return <div ref={box} aria-hidden="true" className="strip-copies" />;
}
