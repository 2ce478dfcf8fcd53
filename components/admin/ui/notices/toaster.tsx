'use client';

import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { Toaster as Sonner, type ToasterProps, toast, useSonner } from 'sonner';
import { Button, IconButton } from '@/components/admin/ui/button';
import { limits } from '@/lib/content/limits';
import { useToastFocus } from './use-toast-focus';

export const toasterProps: ToasterProps = {
  position: 'top-right',
  hotkey: ['altKey', 'KeyT'],
  duration: limits.toastMs,
  visibleToasts: 3,
  expand: true,
  gap: 10,
  className: 'admin admin-toasts',
  // toast-place.ts sets the place. admin.css reads the duration for the time line.
  style: {
    '--admin-toast-ms': `${limits.adminToastMs}ms`,
    inset: 'var(--admin-toast-top, 112px) var(--admin-toast-right, 16px) auto auto',
    width: 'var(--admin-toast-width, min(380px, 100vw - 32px))',
  } as CSSProperties,
  toastOptions: { unstyled: true, className: 'admin-toast' },
};

/** Loaded with the first toast: most visits show none. */
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

/** TOAST-1: top right, three at most, 5 s by default, Alt+T focuses them. Hover and focus pause the timer. */
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

export function toastSuccess(text: string): void {
  const id = `toast-${++lastId}`;
  toast.success(content(text, id), { id, ...backOffice });
}

export function toastError(text: string): void {
  if (toast.getToasts().some(({ id }) => id === text)) return;
  const id = `toast-${++lastId}`;
  toast.error(content(text, id), { id, ...backOffice });
}

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
