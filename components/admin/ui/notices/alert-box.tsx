'use client';

import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '@/components/admin/ui/button';

type AlertBoxProps = { id?: string; text: string; onDismiss: () => void };

/** ALERT-1. */
export function AlertBox({ id, text, onDismiss }: AlertBoxProps) {
  return (
    <div
      id={id}
      role="alert"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever comes back to it by the keyboard can read it again.
      tabIndex={0}
      className="flex items-center gap-2.5 rounded-r-[2px] border border-error/30 border-l-4 border-l-error bg-error-tint pl-4 text-error"
    >
      <CircleAlert size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 py-3 font-semibold">{text}</p>
      <IconButton label="Close this message" onClick={onDismiss}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
