'use client';

import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { Toaster as Sonner, type ToasterProps, toast, useSonner } from 'sonner';
import { limits } from '@/lib/content/limits';
import { Button, IconButton } from './button';
import { useToastFocus } from './use-toast-focus';

export const toasterProps: ToasterProps = {
  position: 'top-right',
  hotkey: ['altKey', 'KeyT'],
  duration: limits.toastMs,
  visibleToasts: 3,
  expand: true,
  gap: 10,
  className: 'admin admin-toasts',
  // The place is toast-place.ts's, once that is there; the first is read by the time line in admin.css.
  style: {
    '--admin-toast-ms': `${limits.adminToastMs}ms`,
    inset: 'var(--admin-toast-top, 112px) var(--admin-toast-right, 16px) auto auto',
    width: 'var(--admin-toast-width, min(380px, 100vw - 32px))',
  } as CSSProperties,
  toastOptions: { unstyled: true, className: 'admin-toast' },
};

/** Comes with the first toast: most visits of a screen see none. */
function useToastPlace(): void {
  const isShown = useSonner().toasts.length > 0;
  useEffect(() => {
    if (!isShown) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./toast-place').then(
      ({ keepToastsClear }) => {
        if (!isOver) stop = keepToastsClear();
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isShown]);
}

/** TOAST-1: top right, three at most, 5 s unless a call says otherwise, Alt+T leads to them. Time stands still under pointer and focus. */
export function Toaster() {
  useToastPlace();
  useToastFocus();
  return <Sonner {...toasterProps} />;
}

function content(text: ReactNode, id: number | string) {
  return (
    <div className="flex w-full items-center gap-3">
      <span className="min-w-0 flex-1 break-words font-medium">{text}</span>
      <IconButton label="Close this message" className="ring-inside" onClick={() => toast.dismiss(id)}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true" className="admin-toast-line" />
    </div>
  );
}

let lastId = 0;
const backOffice = { icon: null, duration: limits.adminToastMs };

/** Says that something worked; the spec's text brings its own emoji. */
export function toastSuccess(text: string): void {
  const id = `toast-${++lastId}`;
  toast.success(content(text, id), { id, ...backOffice });
}

export function toastError(text: string): void {
  // It is shown already, with a button.
  if (toast.getToasts().some(({ id }) => id === text)) return;
  const id = `toast-${++lastId}`;
  toast.error(content(text, id), { id, ...backOffice });
}

/** A message that stays, with one button. It is shown once at a time. */
export function toastAction(text: string, { label, onPress }: { label: string; onPress: () => void }): void {
  toast.error(
    <div className="flex w-full items-center gap-3">
      <span className="min-w-0 flex-1 break-words font-medium">{text}</span>
      <Button isSmall onClick={onPress}>
        {label}
      </Button>
    </div>,
    { id: text, icon: null, duration: Number.POSITIVE_INFINITY },
  );
}
