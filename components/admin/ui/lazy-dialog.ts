'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

/** Goes onto a button: what it opens is fetched when the pointer or the focus comes to it. */
export type WarmUp = { onPointerEnter: () => void; onFocus: () => void };

/**
 * A dialog whose code comes when somebody is about to open it: `warmUp` goes onto the button that does.
 * What cannot be fetched then is asked for again when the dialog is opened.
 */
export function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const start = () => void load().catch(() => {});
  const warmUp: WarmUp = { onPointerEnter: start, onFocus: start };
  return { Dialog: dynamic(load, { ssr: false }), warmUp };
}
