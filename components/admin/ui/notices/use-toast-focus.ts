'use client';

import { useEffect } from 'react';

export const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

export function useToastFocus(): void {
  useEffect(() => {
    const keep = (event: FocusEvent) => {
      const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
      // Capture phase: the dialog's own listener on the document came later.
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
