'use client';

import { Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { IconButton } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { Person } from './side-panel';

// Loaded on the first touch: desktops never need it.
const { Dialog: MobileDrawer, warmUp } = lazyDialog(
  async () => (await import('./mobile-drawer')).MobileDrawer,
);

export function MobileBar({ person }: { person: Person }) {
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [openedAt, setOpenedAt] = useState(pathname);
  // Stays open until the new page is there, so that its entry can show that it is loading.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setIsOpen(false);
  }
  return (
    <div className="sticky top-0 z-10 h-14 border-line border-b bg-sand admin:hidden print:hidden">
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="absolute top-1.5 left-1.5"
        {...warmUp}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Menu size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {wasOpened && <MobileDrawer person={person} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
