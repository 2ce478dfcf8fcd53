'use client';

import { useState } from 'react';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';

const { Dialog, warmUp } = lazyDialog(async () => (await import('./import-enquiries')).ImportEnquiries);

type ImportEnquiriesButtonProps = { people: FilterOptions['people']; className: string };

export function ImportEnquiriesButton({ people, className }: ImportEnquiriesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" {...warmUp} onClick={() => setIsOpen(true)} className={className}>
        Import a table
      </button>
      {isOpen && <Dialog people={people} onClose={() => setIsOpen(false)} />}
    </>
  );
}
