import type { ReactNode } from 'react';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { StripCopies } from './strip-copies';
import './strip-row.css';

type StripRowProps = {
  label: string;
  items: { id: string; content: ReactNode }[];
  reverse?: boolean;
};

/** The server sends the list once; the browser copies it to close the loop. */
export function StripRow({ label, items, reverse = false }: StripRowProps) {
  return (
    <section className="strip-window" aria-label={label}>
      <div className={`strip-row flex w-max ${reverse ? 'strip-row-reverse' : ''}`}>
        <StaticMarkup as="ul" label={label} className="strip-list">
          {items.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </StaticMarkup>
        <StripCopies />
      </div>
    </section>
  );
}
