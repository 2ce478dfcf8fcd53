import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

function AnswerNotFound(): never {
  notFound();
}

/**
 * Answers 404 with this screen. Next takes the status from what a boundary catches and leaves what stands around it; thrown by
 * the page itself, it would make an empty document that waits for its scripts.
 */
export function MissingPage({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <AnswerNotFound />
    </Suspense>
  );
}
