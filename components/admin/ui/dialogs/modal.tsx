'use client';

import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/components/admin/ui/button';
import { isOnToast } from '@/components/admin/ui/notices/use-toast-focus';

const centred =
  'admin-dialog -translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] flex-col rounded-[3px] bg-field shadow-[0_24px_64px_rgb(14_34_48/0.24)]';
const sheet =
  'admin-sheet fixed inset-y-0 right-0 flex w-full flex-col bg-field shadow-[0_24px_64px_rgb(14_34_48/0.24)] wide:max-w-[960px]';

/** Size in pixels. With a fixed height, later content moves nothing. */
export type ModalLayout = { width: number; height?: number; header?: ReactNode } | { sheetHeader: ReactNode };

type ModalProps = {
  title: string;
  description?: ReactNode;
  layout?: ModalLayout;
  isStacked?: boolean;
  footer: ReactNode;
  children?: ReactNode;
  onClose?: () => void;
  initialFocus?: string;
};

function keepsEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-keeps-escape]') !== null;
}

export function Modal({
  title,
  description,
  layout = { width: 480 },
  isStacked = false,
  footer,
  children,
  onClose,
  initialFocus = ':is(input:not([type="file"]), select, textarea):not([hidden] *)',
}: ModalProps) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    // Loaded now: offline, the toast that says so could not load it.
    import('@/components/admin/ui/notices/toast-place').catch(() => {});
  }, []);
  const isSheet = 'sheetHeader' in layout;
  const layer = isStacked ? 'z-50' : 'z-40';
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Dialog.Portal>
        <div className="admin contents">
          <Dialog.Overlay className={`admin-scrim ${layer}`} />
          <Dialog.Content
            className={`admin ${isSheet ? sheet : centred} ${layer} outline-none`}
            style={isSheet ? undefined : { maxWidth: layout.width, height: layout.height }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(initialFocus);
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus only to its own trigger.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onEscapeKeyDown={(event) =>
              (keepsEscape(event.target) || isOnToast(event.target)) && event.preventDefault()
            }
            onInteractOutside={(event) => isOnToast(event.target) && event.preventDefault()}
          >
            <header
              className={`flex min-h-[62px] shrink-0 items-center gap-x-4 border-hairline border-b py-2 pr-3 pl-4 admin:pl-6 ${isSheet ? 'max-admin:flex-wrap' : ''}`}
            >
              <Dialog.Title className="min-w-0 flex-1 break-words font-semibold text-[18px] leading-6">
                {title}
              </Dialog.Title>
              {isSheet ? layout.sheetHeader : layout.header}
              {onClose && (
                <Dialog.Close asChild>
                  <IconButton label="Close" className="admin:h-9 admin:w-9">
                    <X size={16} strokeWidth={1.6} aria-hidden="true" />
                  </IconButton>
                </Dialog.Close>
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto">
              {description && (
                <Dialog.Description asChild>
                  <div className="px-4 pt-5 admin:px-6">{description}</div>
                </Dialog.Description>
              )}
              {children}
            </div>
            <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 rounded-b-[3px] border-hairline border-t bg-paper px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] admin:px-6">
              {footer}
            </footer>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
