'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

export type WarmUp = { onPointerEnter: () => void; onFocus: () => void };

/** A failed prefetch is retried when the dialog opens. */
export function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const start = () => void load().catch(() => {});
  const warmUp: WarmUp = { onPointerEnter: start, onFocus: start };
  return { Dialog: dynamic(load, { ssr: false }), warmUp };
}
