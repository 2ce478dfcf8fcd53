'use client';

import { useId } from 'react';
import { Options } from '@/components/admin/ui/fields/options';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { useEnquiryChoice } from './use-enquiry-change';

type AssigneeChoiceProps = { enquiry: Enquiry; people: FilterOptions['people']; ownId: string };

export function AssigneeChoice({ enquiry, people, ownId }: AssigneeChoiceProps) {
  const id = useId();
  const reasonId = `${id}-reason`;
  const assigned = useEnquiryChoice(enquiry, enquiry.assignee?._id ?? '');
  const { shown: assignee, outcome } = assigned;
  const choose = (userId: string) => assigned.choose(userId, { assignee: userId || null });
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 inline-block font-[550] admin:text-[13px]">
        Owner
      </label>
      <select
        id={id}
        value={assignee}
        aria-describedby={enquiry.ownerReason ? reasonId : undefined}
        onChange={(event) => choose(event.target.value)}
        className={`admin-field ${assignee ? 'font-semibold' : 'text-stone!'}`}
      >
        <option value="">Nobody yet</option>
        <Options of={people.map(({ _id, name }) => [_id, name])} />
      </select>
      {enquiry.ownerReason && (
        <p id={reasonId} className="mt-1 text-stone wrap-anywhere admin:text-[13px]">
          {enquiry.ownerReason}
        </p>
      )}
      {assignee !== ownId && people.some(({ _id }) => _id === ownId) && (
        <button
          type="button"
          onClick={() => choose(ownId)}
          className="mt-1 h-11 font-semibold text-terra-deep hover:underline admin:h-7 admin:text-[13px]"
        >
          Assign to me
        </button>
      )}
      <SavedNote outcome={outcome} />
    </div>
  );
}
