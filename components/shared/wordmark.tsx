import { wordmark } from '@/lib/content/logo';
import type { Identity } from '@/lib/shared/brand/identity';

/** The outlines of `lib/content/logo.ts` belong to the built-in brand only. */
export const hasBuiltInWordmark = ({ isBuiltIn, logo }: Identity): boolean => isBuiltIn && logo === null;

export function WordmarkSymbol() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id="wordmark" viewBox={wordmark.viewBox}>
        <path d={wordmark.outline} />
      </symbol>
    </svg>
  );
}

export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <svg viewBox={wordmark.viewBox} fill="currentColor" role="img" aria-label={name} className={className}>
      <use href="#wordmark" />
    </svg>
  );
}
