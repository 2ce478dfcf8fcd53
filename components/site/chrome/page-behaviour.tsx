'use client';

import { PictureGuard } from '@/components/shared/picture-guard';
import { RevealObserver } from './reveal-observer';
import { ScrollState } from './scroll-state';
import { VisitRecorder } from './visit-recorder';

/** One component: each client component adds a reference to every document. */
export function PageBehaviour() {
  return (
    <>
      <ScrollState />
      <PictureGuard />
      <RevealObserver />
      <VisitRecorder />
    </>
  );
}
