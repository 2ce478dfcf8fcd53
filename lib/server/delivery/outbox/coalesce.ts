import 'server-only';
import pLimit from 'p-limit';

export function coalesce(work: () => Promise<void>): () => Promise<void> {
  const mutex = pLimit(1);
  let next: Promise<void> | null = null;
  return () => {
    next ??= mutex(() => {
      next = null;
      return work();
    });
    return next;
  };
}
