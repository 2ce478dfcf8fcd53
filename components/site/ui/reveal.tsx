import type { CSSProperties, ReactNode } from 'react';

type RevealProps = {
  children: ReactNode;
  className?: string;
  once?: boolean;
  timeMs?: number;
  delayMs?: number;
};

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
