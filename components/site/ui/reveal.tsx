import type { CSSProperties, ReactNode } from 'react';

type RevealProps = {
  children: ReactNode;
  className?: string;
  /** Stays once it was seen; otherwise it plays each time that it comes into view. */
  once?: boolean;
  timeMs?: number;
  delayMs?: number;
};

/** Rises and fades in when it comes into view, which the page's one `RevealObserver` sees. Without a script it simply stands there (SHELL-4). */
export function Reveal({ children, className, once = false, timeMs, delayMs }: RevealProps) {
  const style = {
    ...(timeMs !== undefined && { '--reveal-time': `${timeMs}ms` }),
    ...(delayMs !== undefined && { '--reveal-delay': `${delayMs}ms` }),
  } as CSSProperties;
  return (
    <div data-reveals={once ? 'once' : 'always'} className={className} style={style}>
      {children}
    </div>
  );
}
