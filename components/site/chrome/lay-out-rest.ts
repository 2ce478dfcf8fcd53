import { useEffect } from 'react';
import { whenIdle } from '@/components/site/ui/when-idle';

const late = '.late-layout';

/** One part in each frame, so that none of them is long. */
function layOutRest(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>(late)];
  let frame = 0;
  const next = () => {
    const part = parts.shift();
    if (!part) {
      document.documentElement.dataset.laidOut = '';
      return;
    }
    part.style.contentVisibility = 'visible';
    frame = requestAnimationFrame(next);
  };
  const stopWaiting = whenIdle(next);
  return () => {
    stopWaiting();
    cancelAnimationFrame(frame);
  };
}

/** Lays out what the first layout of a document leaves out (`late-layout`). Draws nothing. */
export function LayOutRest() {
  useEffect(layOutRest, []);
  return null;
}
