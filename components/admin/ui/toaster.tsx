'use client';

import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { limits } from '@/lib/content/limits';
import { Button, IconButton } from './button';

/** TOAST-1: top right below the page head, three at most, 5 s unless a call says otherwise, Alt+T leads to them. Time stands still under pointer and focus. */
export function Toaster() {
  return (
    <Sonner
      position="top-right"
      hotkey={['altKey', 'KeyT']}
      duration={limits.toastMs}
      visibleToasts={3}
      expand
      gap={10}
      offset={{ top: 112, right: 20 }}
      mobileOffset={{ top: 64, left: 16, right: 16 }}
      className="admin admin-toasts"
      // The custom property is read by the time line in admin.css.
      style={{ '--admin-toast-ms': `${limits.adminToastMs}ms` } as CSSProperties}
      toastOptions={{ unstyled: true, className: 'admin-toast' }}
    />
  );
}

type ToastAction = { name: string; run: () => void };

function content(text: ReactNode, id: number | string, action?: ToastAction) {
  return (
    <div className="flex w-full items-center gap-3">
      <span className="min-w-0 flex-1 break-words font-medium">{text}</span>
      {action && (
        <Button
          isSmall
          className="ring-inside"
          onClick={() => {
            toast.dismiss(id);
            action.run();
          }}
        >
          {action.name}
        </Button>
      )}
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
export function toastSuccess(text: string, action?: ToastAction): void {
  const id = `toast-${++lastId}`;
  toast.success(content(text, id, action), { id, ...backOffice });
}

export function toastError(text: string): void {
  const id = `toast-${++lastId}`;
  toast.error(content(text, id), { id, ...backOffice });
}
