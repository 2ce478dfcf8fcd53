import type { ReactNode } from 'react';
import { findCardHint } from '@/lib/shared/brand/card-text';

/** Below a name: that the pictures people share cannot show it, and what stands there; nothing where they can. */
export function cardHint(name: string, instead: string): ReactNode {
  const hint = findCardHint(name, instead);
  return (
    hint && (
      <span role="status" className="text-warning">
        {hint}
      </span>
    )
  );
}
