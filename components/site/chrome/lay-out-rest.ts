import { useEffect } from 'react';

/** One part in each frame, so that none of them is long. */
function layOutRest(): void {
  const parts = document.querySelectorAll<HTMLElement>('.late-layout');
  let at = 0;
  const next = () => {
    const part = parts[at];
    at += 1;
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(next);
    } else document.documentElement.dataset.laidOut = '';
  };
  // Safari has no idle callback.
  (self.requestIdleCallback ?? setTimeout)(next);
}

/** Lays out what the first layout of a document leaves out (`late-layout`). Draws nothing. */
export function LayOutRest() {
  useEffect(layOutRest, []);
  return null;
}
