import { useEffect } from 'react';
import { forgetOldUnsent } from '@/lib/shared/enquiries/unsent';
import { rememberVisit } from '@/lib/shared/enquiries/visit';

/** Stored only in the visitor's browser; old entries are removed. */
export function VisitRecorder() {
  useEffect(() => {
    rememberVisit();
    forgetOldUnsent();
  }, []);
  return null;
}
