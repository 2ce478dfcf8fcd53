'use client';

import { Images } from 'lucide-react';
import { useState } from 'react';
import type { PictureCopy } from '@/components/admin/pictures/items';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/lazy-dialog';

const { Dialog: LibraryDialog, warmUp } = lazyDialog(
  async () => (await import('./library-dialog')).LibraryDialog,
);

type FromLibraryProps = {
  /** How many may be chosen. */
  most: number;
  isDisabled?: boolean;
  isSmall?: boolean;
  onChosen: (copies: PictureCopy[]) => void;
};

/** Beside what takes files: takes pictures that are here already. */
export function FromLibrary({ most, isDisabled = false, isSmall = false, onChosen }: FromLibraryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...warmUp}
        disabled={isDisabled || most < 1}
        isSmall={isSmall}
        className={isSmall ? 'mt-2 w-44' : 'h-12!'}
        onClick={() => setIsOpen(true)}
      >
        <Images size={15} strokeWidth={1.6} aria-hidden="true" />
        From the library
      </Button>
      {isOpen && <LibraryDialog most={most} onChosen={onChosen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
