import { useEffect } from 'react';

/** One part in each frame, so that none of them is long. */
function layOutRest(): void {
  const { dataset } = document.documentElement;
  const finish = () => {
    dataset.laidOut = '';
  };
  const parts = document.querySelectorAll<HTMLElement>('.late-layout');
  let at = 0;
  const next = () => {
    const part = parts[at];
    at += 1;
    if (!part) return finish();
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(next);
  };
  // What leads to a place on the page finds it by heights.
  addEventListener('click', finish, { capture: true, once: true });
  // Somebody was led there before the script came.
  if (location.hash && dataset.laidOut === undefined) {
    finish();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }
  // Safari has no idle callback.
  (self.requestIdleCallback ?? setTimeout)(next);
}

/** Lays out what the first layout of a document leaves out (`late-layout`). Draws nothing. */
export function LayOutRest() {
  useEffect(layOutRest, []);
  return null;
}
