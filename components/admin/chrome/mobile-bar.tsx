'use client';

import { Menu, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { IconButton } from '@/components/admin/ui/button';
import { type Person, SidePanel } from './side-panel';

/** Below 768 px this bar of 56 px stands in for the side panel; the page's head lies on it. The drawer keeps the focus inside. */
export function MobileBar({ person }: { person: Person }) {
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(pathname);
  // Open until the page that was asked for is there, so that its entry can show that it is on its way.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setIsOpen(false);
  }
  return (
    <div className="sticky top-0 z-10 h-14 border-line border-b bg-sand admin:hidden print:hidden">
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Trigger asChild>
          <IconButton label="Menu" className="absolute top-1.5 left-1.5">
            <Menu size={20} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </Dialog.Trigger>
        <Dialog.Portal>
          <div className="admin contents">
            <Dialog.Overlay className="admin-scrim z-40" />
            <Dialog.Content
              aria-describedby={undefined}
              className="admin admin-drawer fixed inset-y-0 left-0 z-40 w-[280px] border-line border-r bg-sand outline-none"
            >
              <Dialog.Title className="sr-only">Menu</Dialog.Title>
              <SidePanel person={person} onStay={() => setIsOpen(false)} />
              <Dialog.Close asChild>
                <IconButton label="Close the menu" className="absolute top-3 right-2">
                  <X size={20} strokeWidth={1.6} aria-hidden="true" />
                </IconButton>
              </Dialog.Close>
            </Dialog.Content>
          </div>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}
