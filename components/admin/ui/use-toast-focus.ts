'use client';

import { useEffect } from 'react';

export const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/** Alt+T leads to the toasts over an open dialog, too: it keeps the focus inside, but for them. */
export function useToastFocus(): void {
  useEffect(() => {
    const keep = (event: FocusEvent) => {
      const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
      // Before the dialog hears of it: its own listener stands on the document, too, and came later.
      if (isOnToast(goesTo)) event.stopImmediatePropagation();
    };
    document.addEventListener('focusin', keep);
    document.addEventListener('focusout', keep);
    return () => {
      document.removeEventListener('focusin', keep);
      document.removeEventListener('focusout', keep);
    };
  }, []);
}
