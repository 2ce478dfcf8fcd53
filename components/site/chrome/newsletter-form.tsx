'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ArrowRight } from '@/components/site/ui/icons';
import { controlLabels } from '@/lib/content/control-labels';
import { fieldMax, forms, honeypotField } from '@/lib/content/forms';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';

type State = 'idle' | 'sending' | 'thanks' | 'failed';

/** NEWS-1, NEWS-2. Without a script it is a plain post. `note` stands below while there is nothing else to say. */
export function NewsletterForm({ note }: { note: ReactNode }) {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state !== 'thanks') return;
    const timer = setTimeout(() => setState('idle'), limits.newsletterThanksMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = new FormData(form);
    if (state === 'sending' || String(body.get('email')).trim() === '') return;
    setState('sending');
    try {
      const answer = await fetch(forms.newsletter.action, {
        method: 'POST',
        body,
        headers: { Accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(answer.statusText);
      form.reset();
      setState('thanks');
    } catch {
      setState('failed');
    }
  };

  return (
    <form method="post" action={forms.newsletter.action} onSubmit={submit}>
      <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <label htmlFor="newsletter-email" className="sr-only">
        {controlLabels.emailAddress}
      </label>
      <div className="flex items-center border-b border-control-ink transition-colors duration-[160ms] focus-within:border-white">
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
          className="grid size-11 place-items-center transition-colors duration-[160ms] hover:text-terra-light"
        >
          <ArrowRight />
        </button>
      </div>
      <p id="newsletter-note" role="status" className="mt-4 text-label text-on-ink-2">
        {state === 'thanks' && messages.newsletter.thanks}
        {state === 'failed' && messages.somethingWrong}
        {(state === 'idle' || state === 'sending') && note}
      </p>
    </form>
  );
}
