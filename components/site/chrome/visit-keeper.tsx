'use client';

import { useEffect } from 'react';
import { rememberVisit } from '@/lib/shared/visit';

/** Keeps in the visitor's own browser how the visit began. Draws nothing. */
export function VisitKeeper() {
  useEffect(rememberVisit, []);
  return null;
}
