'use client';

import { useRouter } from 'next/navigation';
import { EraseDialog } from '@/components/admin/records/erase-dialog';
import { erasePersonAction } from '@/lib/domain/enquiries/actions';
import type { Enquiry } from '@/lib/domain/enquiries/dto';

export function ErasePerson({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const router = useRouter();
  const { _id, name, personCount } = enquiry;
  return (
    <EraseDialog
      title={`Erase all data of “${name}”?`}
      consequences={
        <>
          {personCount === 1 ? 'The enquiry' : `All ${personCount} enquiries`} with notes and mails, and any
          newsletter subscription, are erased for good. They do not go to the Bin. The history keeps that an
          erasure was made, without the name.
        </>
      }
      erase={() => erasePersonAction(_id)}
      onErased={() => {
        onClose();
        router.push('/admin/enquiries');
        router.refresh();
      }}
      onClose={onClose}
    />
  );
}
