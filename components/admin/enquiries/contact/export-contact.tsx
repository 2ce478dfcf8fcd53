'use client';

import { Download } from 'lucide-react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { requireRecentPasswordAction } from '@/lib/domain/users/actions';
import { TieChoice, useTickedEnquiries } from './tie-choice';

export function ExportContact({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const { _id, title, ties } = enquiry;
  const choice = useTickedEnquiries(ties);
  const isAlone = ties.length === 1;
  const save = async () => {
    // A file download cannot ask for the password.
    const result = await askServer(requireRecentPasswordAction);
    if (!result.ok) return result.error.message;
    const query = new URLSearchParams({ enquiries: [_id, ...choice.ticked].join() });
    location.assign(`/api/admin/enquiries/${_id}/contact?${query}`);
    onClose();
    return null;
  };
  return (
    <ConfirmDialog
      title={`Export the data of “${title}”?`}
      question={
        <p>
          The file holds {isAlone ? 'this enquiry' : 'this enquiry and the selected ones'}, with the notes.
        </p>
      }
      confirm={{ label: 'Export', icon: Download, look: 'primary', run: save }}
      onCancel={onClose}
    >
      {!isAlone && <TieChoice ties={ties} {...choice} />}
    </ConfirmDialog>
  );
}
