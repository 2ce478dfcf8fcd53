'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { eraseContactAction } from '@/lib/domain/personal-data/actions';
import { TieChoice, useTickedEnquiries } from './tie-choice';

export function EraseContact({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const router = useRouter();
  const { _id, title, ties } = enquiry;
  const choice = useTickedEnquiries(ties);
  const isAlone = ties.length === 1;
  const erase = async () => {
    const result = await askServer(() => eraseContactAction(_id, [...choice.ticked]));
    if (!result.ok) return result.error.message;
    onClose();
    router.push('/admin/enquiries');
    router.refresh();
    return null;
  };
  return (
    <ConfirmDialog
      title={`Erase the data of “${title}”?`}
      question={
        <p>
          {isAlone ? 'The enquiry' : 'This enquiry and the selected ones'} with notes, mails and the
          newsletter subscription are erased for good. They do not go to the Bin. The history records the
          erasure, without the name.
        </p>
      }
      confirm={{ label: 'Erase for good', busyLabel: 'Erasing…', icon: Trash2, run: erase }}
      onCancel={onClose}
    >
      {!isAlone && <TieChoice ties={ties} {...choice} />}
    </ConfirmDialog>
  );
}
