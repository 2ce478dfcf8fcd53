'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/lazy-dialog';
import type { FilterOptions } from '@/lib/domain/enquiries/dto';

const { Dialog: AddEnquiry, warmUp } = lazyDialog(async () => (await import('./add-enquiry')).AddEnquiry);

export function AddEnquiryButton({ projects }: { projects: FilterOptions['allProjects'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="primary" {...warmUp} onClick={() => setIsOpen(true)}>
        <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
        Add<span className="sr-only"> an enquiry</span>
      </Button>
      {isOpen && <AddEnquiry projects={projects} onClose={() => setIsOpen(false)} />}
    </>
  );
}
