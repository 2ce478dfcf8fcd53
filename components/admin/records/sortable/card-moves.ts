import { animateLayout, flushLayoutSnapshots } from 'motion';

const seconds = 0.25;

/** Call the returned function right after the change of the DOM. */
export function beginMove(list: Element): () => void {
  let settle = () => {};
  const changed = new Promise<void>((resolve) => {
    settle = resolve;
  });
  animateLayout(list, () => changed, { duration: seconds, ease: 'easeOut' });
  flushLayoutSnapshots();
  return settle;
}
