import { animateLayout, flushLayoutSnapshots } from 'motion';

const seconds = 0.25;

/** Measures the cards of a list, which carry `data-layout`, as they are. What it answers is called as soon as they have changed, and lets them glide from there to where they are then. */
export function beginMove(list: Element): () => void {
  let settle = () => {};
  const changed = new Promise<void>((resolve) => {
    settle = resolve;
  });
  animateLayout(list, () => changed, { duration: seconds, ease: 'easeOut' });
  flushLayoutSnapshots();
  return settle;
}
