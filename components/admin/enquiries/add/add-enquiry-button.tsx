'use client';

import { Plus } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';

const addKey = 'add';

const { Dialog: AddEnquiry, warmUp } = lazyDialog(async () => (await import('./add-enquiry')).AddEnquiry);

type AddEnquiryButtonProps = { options: Pick<FilterOptions, 'allProjects' | 'sources'> };

export function AddEnquiryButton({ options }: AddEnquiryButtonProps) {
  const { allProjects, sources } = options;
  const [isOpen, setIsOpen] = useState(false);
  const query = useSearchParams();
  const isAsked = query.has(addKey);
  const close = () => {
    setIsOpen(false);
    if (!isAsked) return;
    const rest = new URLSearchParams(query);
    rest.delete(addKey);
    history.replaceState(null, '', rest.size > 0 ? `?${rest}` : location.pathname);
  };
  return (
    <>
      <Button look="primary" {...warmUp} onClick={() => setIsOpen(true)}>
        <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
        Add<span className="sr-only"> an enquiry</span>
      </Button>
      {(isOpen || isAsked) && <AddEnquiry allProjects={allProjects} sources={sources} onClose={close} />}
    </>
  );
}
