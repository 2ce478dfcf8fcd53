'use client';

import { type ReactNode, type SyntheticEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { isListRoute, toListAddress } from '@/lib/shared/filtered-route';
import { useListNavigation } from './list-navigation';

const typingPauseMs = 300;

type InUse = { name: string; value: string; caret: number | null };

/** The focused control moves from the form of one page to the next. */
let inUse: InUse | null = null;
let isAsking = false;
/** Only the first form of a document takes over server markup. */
let hasTakenOver = false;

const controlOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;

function controlInUse(form: HTMLFormElement | null): InUse | null {
  const active = document.activeElement;
  const isControl = active instanceof HTMLInputElement || active instanceof HTMLSelectElement;
  if (!isControl || active.form !== form) return null;
  const caret = active instanceof HTMLInputElement ? active.selectionStart : null;
  return { name: active.name, value: active.value, caret };
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
  }
  return query.size > 0 ? `/projects?${query}` : '/projects';
}

type InstantFormProps = { label: string; values: Record<string, string>; children: ReactNode };

/** Submits at once after a choice, and after a pause while typing. */
export function InstantForm({ label, values, children }: InstantFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { isPending, go } = useListNavigation();

  const ask = useCallback(
    (isTyping: boolean) => {
      clearTimeout(pause.current);
      if (!form.current) return;
      const address = addressOf(form.current);
      if (address === toListAddress(location)) return;
      isAsking = true;
      // Replaces the history entry, so that Back skips single letters.
      go(address, { isReplacing: isTyping && location.search !== '', scroll: false });
    },
    [go],
  );

  const askSoon = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => ask(true), typingPauseMs);
  }, [ask]);

  // A control in use, or changed before the script ran, retains its value and submits it next.
  useLayoutEffect(() => {
    const own = form.current;
    if (isListRoute(location.pathname)) history.replaceState(null, '', toListAddress(location));
    const typed = isAsking ? inUse : null;
    const isLate = !hasTakenOver;
    isAsking = false;
    hasTakenOver = true;
    for (const [name, value] of Object.entries(values)) {
      const control = controlOf(own, name);
      const next = typed?.name === name ? typed.value : value;
      if (!control || control.value === next) continue;
      if (isLate) askSoon();
      else control.value = next;
    }
    const control = typed && controlOf(own, typed.name);
    if (typed && control && control !== document.activeElement) {
      control.focus({ preventScroll: true });
      if (control instanceof HTMLInputElement) control.setSelectionRange(typed.caret, typed.caret);
    }
    if (typed && typed.value.trim() !== values[typed.name]) askSoon();
    return () => {
      clearTimeout(pause.current);
      inUse = controlInUse(own);
    };
  }, [values, askSoon]);

  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) ask(false);
    else askSoon();
  };

  return (
    <search aria-label={label} className="max-tablet:w-full">
      <form
        ref={form}
        action="/projects"
        aria-busy={isPending}
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          ask(false);
        }}
        className="grid-pair gap-2.5 py-1 tablet:flex tablet:flex-wrap tablet:items-center tablet:gap-x-6"
      >
        {children}
      </form>
    </search>
  );
}
