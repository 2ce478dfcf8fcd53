'use client';

import { Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { IconButton } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/lazy-dialog';
import type { Person } from './side-panel';

// Its code comes with the first touch: a desk never asks for it.
const { Dialog: MobileDrawer, warmUp } = lazyDialog(
  async () => (await import('./mobile-drawer')).MobileDrawer,
);

/** Below 768 px this bar of 56 px stands in for the side panel; the page's head lies on it. */
export function MobileBar({ person }: { person: Person }) {
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [openedAt, setOpenedAt] = useState(pathname);
  // Open until the page that was asked for is there, so that its entry can show that it is on its way.
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
