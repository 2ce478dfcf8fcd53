import { useEffect } from 'react';
import { forgetOldUnsent } from '@/lib/shared/enquiries/unsent';
import { rememberVisit } from '@/lib/shared/enquiries/visit';

/** Keeps in the visitor's own browser how the visit began, and nothing there that is too old. Draws nothing. */
export function VisitKeeper() {
  useEffect(() => {
    rememberVisit();
    forgetOldUnsent();
  }, []);
  return null;
}
