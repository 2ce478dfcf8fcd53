'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { Role } from '@/lib/content/roles';
import { onSearchAsked } from './open-search';

const { Dialog: SearchDialog } = lazyDialog(async () => (await import('./search-dialog')).SearchDialog);
const { Dialog: ShortcutsDialog } = lazyDialog(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
);

type Open = 'search' | 'shortcuts' | null;

/** Ignored over an open dialog, and for characters typed into a field. */
function findAsked(event: KeyboardEvent): Open {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (document.querySelector('[role="dialog"]')) return null;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'search';
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]');
  return key === '?' && !ctrlKey && !metaKey && !isTyping ? 'shortcuts' : null;
}

export function SearchKeys({ role }: { role: Role }) {
  const pathname = usePathname();
  const [open, setOpen] = useState<Open>(null);
  const [openedAt, setOpenedAt] = useState(pathname);
  // With unsaved work the page asks before it leaves.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(null);
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const asked = findAsked(event);
      if (!asked) return;
      event.preventDefault();
      setOpen(asked);
    };
    window.addEventListener('keydown', listen);
    const stop = onSearchAsked(() => setOpen('search'));
    return () => {
      stop();
      window.removeEventListener('keydown', listen);
    };
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      {open === 'search' && <SearchDialog role={role} onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
