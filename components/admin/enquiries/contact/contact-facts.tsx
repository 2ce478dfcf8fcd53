'use client';

import { BadgeCheck } from 'lucide-react';
import { useServerAction } from '@/components/admin/session/use-server-action';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import type { ContactConfirmation } from '@/lib/domain/contacts/dto';
import { confirmContactAction, undoConfirmationAction } from '@/lib/domain/enquiries/actions';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { formatPhone } from '@/lib/shared/parsing/phone';

type ContactFactProps = {
  enquiryId: string;
  contact: ContactConfirmation['contact'];
  value: string;
  confirmation: ContactConfirmation | undefined;
};

const names = { phone: 'number', email: 'address' } as const;

function ContactFact({ enquiryId, contact, value, confirmation }: ContactFactProps) {
  const { run, isBusy, failure } = useServerAction();
  const isByLink = confirmation?.method === 'link';
  const toggle = () =>
    run(() =>
      confirmation
        ? undoConfirmationAction(enquiryId, confirmation._id)
        : confirmContactAction(enquiryId, { contact }),
    );
  return (
    <li>
      <p className="break-all">{value}</p>
      <div className="mt-0.5 flex min-h-11 items-center justify-between gap-3 admin:min-h-[30px]">
        {confirmation ? (
          <p className="flex min-w-0 gap-1.5 text-stone">
            <BadgeCheck size={14} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="min-w-0">
              {isByLink ? 'Confirmed by the link in a mail' : `Confirmed by ${confirmation.actor}`},{' '}
              <Moment at={confirmation.at} isDay />
            </span>
          </p>
        ) : (
          <p className="text-stone">Not confirmed</p>
        )}
        {!isByLink && (
          <Button
            isSmall
            look={confirmation ? 'ghost' : 'secondary'}
            // `disabled` would lose the focus.
            aria-disabled={isBusy}
            aria-label={
              confirmation ? `Undo: the ${names[contact]} is confirmed` : `Confirm the ${names[contact]}`
            }
            onClick={() => !isBusy && toggle()}
          >
            {confirmation ? 'Undo' : 'Confirm'}
          </Button>
        )}
      </div>
      <FailureLine>{failure}</FailureLine>
    </li>
  );
}

export function ContactFacts({ enquiry }: { enquiry: Enquiry }) {
  const { _id, phone, email, confirmations } = enquiry;
  const of = (contact: ContactConfirmation['contact']) =>
    // A link proves more than a confirmation by the team.
    confirmations.find((each) => each.contact === contact && each.method === 'link') ??
    confirmations.find((each) => each.contact === contact);
  return (
    <div className="border-hairline border-t pt-4 print:hidden">
      <h3 className="mb-2 text-stone admin:text-[13px]">Number and address</h3>
      <ul className="grid gap-3 admin:text-[13px] admin:leading-[18px]">
        {phone && (
          <ContactFact
            enquiryId={_id}
            contact="phone"
            value={formatPhone(phone)}
            confirmation={of('phone')}
          />
        )}
        {email && <ContactFact enquiryId={_id} contact="email" value={email} confirmation={of('email')} />}
      </ul>
    </div>
  );
}
