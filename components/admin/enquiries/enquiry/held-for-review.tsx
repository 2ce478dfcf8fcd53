'use client';

import { Ban, Inbox, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { EraseContact, warmUpErase } from '../contact/lazy-erase-contact';
import { useEnquiryChange } from './use-enquiry-change';

export function SpamReasons({ enquiry }: { enquiry: Enquiry }) {
  return (
    <div className="flex gap-3 rounded-[2px] border border-warning/30 bg-warning-tint px-3.5 py-3 text-warning">
      <Ban size={16} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{enquiry.needsReview ? 'Held for review' : 'Marked as spam'}</p>
        <p>
          {enquiry.suspicions.join(' ')} {enquiry.needsReview && 'No mail went to the team.'}
        </p>
      </div>
    </div>
  );
}

export function ReviewButtons({ enquiry, isAdmin }: { enquiry: Enquiry; isAdmin: boolean }) {
  const { change, isBusy, outcome } = useEnquiryChange(enquiry);
  const [isErasing, setIsErasing] = useState(false);
  return (
    <div className="w-full">
      <div className="flex flex-wrap gap-2 max-[400px]:[&_svg]:hidden *:h-12 *:flex-auto admin:justify-end panel:*:h-9 panel:*:flex-none">
        {isAdmin && (
          <Button onClick={() => setIsErasing(true)} {...warmUpErase}>
            <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
            Erase
          </Button>
        )}
        {enquiry.needsReview && (
          <Button disabled={isBusy} onClick={() => change({ needsReview: false })}>
            <Ban size={16} strokeWidth={1.6} aria-hidden="true" />
            Yes, spam
          </Button>
        )}
        <Button look="primary" disabled={isBusy} onClick={() => change({ state: 'new' })}>
          <Inbox size={16} strokeWidth={1.6} aria-hidden="true" />
          Not spam, move to inbox
        </Button>
      </div>
      <SavedNote outcome={outcome} />
      {isErasing && <EraseContact enquiry={enquiry} onClose={() => setIsErasing(false)} />}
    </div>
  );
}
