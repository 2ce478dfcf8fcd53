'use client';

import { useState } from 'react';
import { ArrowLeft, ArrowRight } from '@/components/site/ui/icons';
import { controlLabels, positionLabel } from '@/lib/content/control-labels';
import type { Testimonial } from '@/lib/domain/testimonials/fields';
import './quotes.css';

const button = 'grid size-11 place-items-center hover:text-terra-light';

/** Without a script all are visible. */
export function Quotes({ testimonials }: { testimonials: Testimonial[] }) {
  const [index, setIndex] = useState(0);
  const count = testimonials.length;
  const step = (by: number) => setIndex((index + by + count) % count);
  return (
    <>
      <div aria-live="polite" className="quotes grid flex-1">
        {testimonials.map(({ _id, name, title, quote }, at) => (
          <figure key={_id} data-part data-current={at === index || undefined} className="quote">
            <blockquote className="max-w-[17em] text-quote">
              <p>{quote}</p>
            </blockquote>
            <figcaption className="mt-8 tablet:mt-9">
              <span className="block text-action font-semibold">{name}</span>
              <span className="mt-1 block text-label text-on-ink-2">{title}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="needs-script mt-10 flex min-h-11 items-center border-t border-line-ink pt-3 tablet:pt-5">
        {count > 1 && (
          <>
            <button
              type="button"
              onClick={() => step(-1)}
              aria-label={controlLabels.previous}
              className={`${button} -ml-3`}
            >
              <ArrowLeft />
            </button>
            <span className="px-2 text-small">{positionLabel(index, count)}</span>
            <button type="button" onClick={() => step(1)} aria-label={controlLabels.next} className={button}>
              <ArrowRight />
            </button>
          </>
        )}
      </div>
    </>
  );
}
