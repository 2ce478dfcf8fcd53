'use client';

import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';

const { Dialog: ShortcutsDialog, warmUp } = lazyDialog(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
);

export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        {...warmUp}
        className="-mx-1 mb-2 hidden h-7 items-center gap-3 px-1 font-medium text-ink-2 hover:text-ink admin:flex"
      >
        <Keyboard size={16} strokeWidth={1.6} aria-hidden="true" />
        Keyboard shortcuts
      </button>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
