'use client';

import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import type { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';

type ImportButtonProps = { dialog: ReturnType<typeof lazyDialog<{ onClose: () => void }>> };

export function ImportButton({ dialog: { Dialog, warmUp } }: ImportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isSmall {...warmUp} onClick={() => setIsOpen(true)}>
        <Upload size={15} strokeWidth={1.6} aria-hidden="true" />
        Import a table
      </Button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
