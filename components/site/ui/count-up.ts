import { animateValue } from 'motion';
import { limits } from '@/lib/content/limits';

function readEasing(element: Element) {
  const easing = getComputedStyle(element).getPropertyValue('--ease-tide');
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map(Number);
  return [x1, y1, x2, y2] as const;
}

/** Returns the cleanup function. */
export function countUp(element: Element, value: number, show: (count: number) => void): () => void {
  const count = animateValue({
    keyframes: [0, value],
    // `animate` is three times as large. This one takes milliseconds.
    duration: limits.counterMs,
    ease: readEasing(element),
    onUpdate: show,
  });
  return () => count.stop();
}
