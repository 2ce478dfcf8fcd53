'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EraseDialog } from '@/components/admin/records/erase-dialog';
import { IconButton } from '@/components/admin/ui/button';
import { eraseSubscriberAction } from '@/lib/domain/subscribers/actions';

export function EraseSubscriber({ id, email }: { id: string; email: string }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <IconButton label={`Erase ${email}`} isDanger onClick={() => setIsAsking(true)}>
        <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {isAsking && (
        <EraseDialog
          title={`Erase “${email}”?`}
          consequences="The address is erased from the newsletter for good. It does not go to the Bin. The history records the erasure, without the address. Enquiries of the same person stay."
          erase={() => eraseSubscriberAction(id)}
          onErased={() => {
            setIsAsking(false);
            router.refresh();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
