'use client';

import { useEffect, useRef } from 'react';
import { controlLabels } from '@/lib/content/control-labels';
import { CloseIcon } from './icons';

type MessageBoxProps = { kind: 'success' | 'error'; text: string; onDismiss: () => void };

/** ALERT-1: it takes the focus and is read out at once. */
export function MessageBox({ kind, text, onDismiss }: MessageBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const color =
    kind === 'error'
      ? 'border-error bg-error-tint text-error'
      : 'border-success bg-success-tint text-success';
  return (
    <div
      ref={box}
      role="alert"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever comes back to it by the keyboard can read it again.
      tabIndex={0}
      className={`flex items-start justify-between gap-4 border-t-2 py-3 pr-1.5 pl-5 ${color}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
    >
      <p className="py-2 text-body font-[550]">{text}</p>
      <button
        type="button"
        onClick={onDismiss}
        aria-label={controlLabels.dismiss}
        className="grid size-11 shrink-0 place-items-center hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
