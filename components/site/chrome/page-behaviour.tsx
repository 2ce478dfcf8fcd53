'use client';

import { PictureGuard } from '@/components/shared/picture-guard';
import { RevealObserver } from './reveal-observer';
import { ScrollState } from './scroll-state';
import { VisitKeeper } from './visit-keeper';

/** What a page does without drawing anything: one leaf, as each is named in every document. */
export function PageBehaviour() {
  return (
    <>
      <ScrollState />
      <PictureGuard />
      <RevealObserver />
      <VisitKeeper />
    </>
  );
}
