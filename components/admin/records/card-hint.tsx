import type { ReactNode } from 'react';
import { findCardHint } from '@/lib/shared/brand/card-text';

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
