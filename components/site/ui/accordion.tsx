import type { ReactNode } from 'react';
import { FoldSign } from './fold-sign';
import './accordion.css';

export type AccordionRow = { key: string; title: string; content: ReactNode };

type AccordionProps = {
  /** Rows of one name close each other. */
  name: string;
  rows: AccordionRow[];
  firstOpen?: boolean;
};

export function Accordion({ name, rows, firstOpen = false }: AccordionProps) {
  return (
    <div className="border-t border-line">
      {rows.map(({ key, title, content }, index) => (
        <details
          key={key}
          name={name}
          open={firstOpen && index === 0}
          className="accordion border-b border-line"
        >
          <summary className="flex min-h-[72px] items-center justify-between gap-6 py-4 text-balance text-display-4 hover:text-terra">
            {title}
            <FoldSign />
          </summary>
          <div className="pb-8 text-description">{content}</div>
        </details>
      ))}
    </div>
  );
}
