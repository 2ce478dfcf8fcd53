import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

function AnswerNotFound(): never {
  notFound();
}

/** Next takes the status from a boundary. Thrown by the page itself, notFound() gives an empty document that waits for scripts. */
export function MissingPage({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <AnswerNotFound />
    </Suspense>
  );
}
