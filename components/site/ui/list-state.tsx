import type { ReactNode } from 'react';

type ListStateProps = { kind: 'empty' | 'error'; text: string; headingLevel?: 1 | 2; children?: ReactNode };

export function ListState({ kind, text, headingLevel, children }: ListStateProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div role={kind === 'error' ? 'alert' : undefined} className="max-w-xl">
      <div className="flex items-end border-b border-ink" aria-hidden="true">
        <span className={`h-2.5 w-7 ${kind === 'error' ? 'bg-error' : 'border border-b-0 border-ink'}`} />
      </div>
      <Heading className="mt-6 text-display-4 text-balance">{text}</Heading>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
