import { wordmark } from '@/lib/content/logo';
import { site } from '@/lib/content/site';

/** Drawn once for each page; every Wordmark refers to it. */
export function WordmarkSymbol() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id="wordmark" viewBox={wordmark.viewBox}>
        <path d={wordmark.outline} />
      </symbol>
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={wordmark.viewBox}
      fill="currentColor"
      role="img"
      aria-label={site.name}
      className={className}
    >
      <use href="#wordmark" />
    </svg>
  );
}
