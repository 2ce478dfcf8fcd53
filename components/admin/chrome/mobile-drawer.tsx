'use client';

import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from '@/components/admin/ui/button';
import { type Person, SidePanel } from './side-panel';

type MobileDrawerProps = { person: Person; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function MobileDrawer({ person, isOpen, onOpenChange }: MobileDrawerProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className="admin contents">
          <Dialog.Overlay className="admin-scrim z-40" />
          <Dialog.Content
            aria-describedby={undefined}
            className="admin admin-drawer fixed inset-y-0 left-0 z-40 w-[280px] border-line border-r bg-sand outline-none"
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus only to its own trigger.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <SidePanel person={person} onStay={() => onOpenChange(false)} />
            <Dialog.Close asChild>
              <IconButton label="Close the menu" className="absolute top-3 right-2">
                <X size={20} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
