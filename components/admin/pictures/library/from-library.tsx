'use client';

import { Images } from 'lucide-react';
import { useState } from 'react';
import type { PictureCopy } from '@/components/admin/pictures/items';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';

const { Dialog: LibraryDialog, warmUp } = lazyDialog(
  async () => (await import('./library-dialog')).LibraryDialog,
);

type FromLibraryProps = {
  most: number;
  isDisabled?: boolean;
  thing?: string;
  isSmall?: boolean;
  className?: string;
  onChosen: (copies: PictureCopy[]) => void;
};

export function FromLibrary({
  most,
  isDisabled = false,
  thing,
  isSmall = false,
  className = isSmall ? '' : 'h-12!',
  onChosen,
}: FromLibraryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...warmUp}
        disabled={isDisabled || most < 1}
        isSmall={isSmall}
        className={className}
        onClick={() => setIsOpen(true)}
      >
        <Images size={15} strokeWidth={1.6} aria-hidden="true" />
        From the library{thing && <span className="sr-only"> for {thing}</span>}
      </Button>
      {isOpen && <LibraryDialog most={most} onChosen={onChosen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
