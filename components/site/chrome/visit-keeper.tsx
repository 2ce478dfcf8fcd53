import { useEffect } from 'react';
import { forms } from '@/lib/content/enquiries/forms';
import { listUnsent } from '@/lib/shared/enquiries/unsent';
import { rememberVisit } from '@/lib/shared/enquiries/visit';

/** Keeps in the visitor's own browser how the visit began, and nothing there that is too old. Draws nothing. */
export function VisitKeeper() {
  useEffect(() => {
    rememberVisit();
    for (const form of Object.keys(forms)) listUnsent(form);
  }, []);
  return null;
}
