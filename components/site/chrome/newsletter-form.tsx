'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { loadWhenNear } from '@/components/site/enquiries/load-when-near';
import { ArrowRight } from '@/components/site/ui/icons';
import { controlLabels } from '@/lib/content/control-labels';
import { fieldMax, honeypotField, newsletterForm } from '@/lib/content/enquiries/form-basics';

/** NEWS-1, NEWS-2. Without a script it is a plain post. */
export function NewsletterForm({ note }: { note: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    let detach = () => {};
    const stop = loadWhenNear(element, {
      async load() {
        const { attachNewsletter } = await import('./attach-newsletter');
        detach = attachNewsletter(element);
      },
    });
    return () => {
      stop();
      detach();
    };
  }, []);
  return (
    <form ref={form} method="post" action={newsletterForm.action}>
      <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <label htmlFor="newsletter-email" className="sr-only">
        {controlLabels.emailAddress}
      </label>
      <div className="flex items-center border-b border-control-ink focus-within:border-white">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={fieldMax.email}
          autoComplete="email"
          placeholder={controlLabels.emailAddress}
          aria-describedby="newsletter-note"
          className="h-[54px] min-w-0 flex-1 bg-transparent text-base text-on-ink placeholder:text-on-ink-2"
        />
        <button
          type="submit"
          aria-label={controlLabels.subscribe}
          className="grid size-11 place-items-center hover:text-terra-light"
        >
          <ArrowRight />
        </button>
      </div>
      <p id="newsletter-note" role="status" className="mt-4 text-label text-on-ink-2">
        {note}
      </p>
    </form>
  );
}
