'use client';

import { UserRound, UsersRound } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useServerAction } from '@/components/admin/session/use-server-action';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { IntentLink } from '@/components/shared/intent-link';
import type { ContactMatch, ContactSuggestion } from '@/lib/domain/contacts/dto';
import { decideMatchAction, undoMatchAction } from '@/lib/domain/enquiries/actions';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import {
  type ContactPoint,
  contactPointNames,
  printContactPoint,
} from '@/lib/shared/enquiries/contact-points';
import { formatPhone } from '@/lib/shared/parsing/phone';

const iconLook = { size: 16, strokeWidth: 1.6, 'aria-hidden': true, className: 'mt-0.5 shrink-0' } as const;

function ContactLink({ enquiry, name }: { enquiry: string | null; name: string }) {
  if (!enquiry) return <>a contact whose data was erased</>;
  return (
    <IntentLink
      href={`/admin/enquiries/${enquiry}`}
      className="font-semibold text-ink underline decoration-control underline-offset-2"
    >
      {name}
    </IntentLink>
  );
}

type LineProps = { icon: ReactNode; text: ReactNode; failure: string | null; children: ReactNode };

function Line({ icon, text, failure, children }: LineProps) {
  return (
    <li className="grid gap-2 py-3 admin:flex admin:flex-wrap admin:items-center admin:gap-x-4">
      <div className="flex min-w-0 flex-1 basis-64 gap-2.5 text-ink-2 admin:text-[13px]">
        {icon}
        <p className="min-w-0 break-words">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 pl-[26px] admin:pl-0">{children}</div>
      <FailureLine>{failure}</FailureLine>
    </li>
  );
}

const sharedNames: Record<ContactPoint['kind'], string> = {
  phone: 'number',
  email: 'address',
  whatsapp: contactPointNames.whatsapp,
};
const describeShared = (way: ContactPoint) =>
  `gave the same ${sharedNames[way.kind]}, ${printContactPoint(way)}`;

type Decided = { enquiryId: string; onDone: () => void };

function Suggestion({ suggestion, enquiryId, onDone }: Decided & { suggestion: ContactSuggestion }) {
  const { run, isBusy, failure } = useServerAction();
  const { enquiry, name, phone, shared, count, lastAt } = suggestion;
  const decide = (state: ContactMatch['state']) =>
    run(() => decideMatchAction(enquiryId, { enquiry, state }), onDone);
  return (
    <Line
      icon={<UserRound {...iconLook} />}
      failure={failure}
      text={
        <>
          <ContactLink enquiry={enquiry} name={name} /> {shared && describeShared(shared)}
          {phone && phone !== shared?.value && (
            <>
              , with another number, <span className="whitespace-nowrap">{formatPhone(phone)}</span>
            </>
          )}
          : {count} {count === 1 ? 'enquiry' : 'enquiries'}, the last: <Moment at={lastAt} isDay />.
        </>
      }
    >
      <Button
        isSmall
        disabled={isBusy}
        aria-label={`The same person as ${name}`}
        onClick={() => decide('accepted')}
      >
        The same person
      </Button>
      <Button
        isSmall
        look="ghost"
        disabled={isBusy}
        aria-label={`Not the same person as ${name}`}
        onClick={() => decide('rejected')}
      >
        Not the same
      </Button>
    </Line>
  );
}

function Match({ match, enquiryId, onDone }: Decided & { match: ContactMatch }) {
  const { run, isBusy, failure } = useServerAction();
  const { _id, state, enquiry, name, phone, at, actor } = match;
  const isJoined = state === 'accepted';
  return (
    <Line
      icon={isJoined ? <UsersRound {...iconLook} /> : <UserRound {...iconLook} />}
      failure={failure}
      text={
        <>
          {isJoined ? 'Merged with' : 'Not the same as'} <ContactLink enquiry={enquiry} name={name} />
          {phone && <span className="whitespace-nowrap">, {formatPhone(phone)}</span>}, by {actor},{' '}
          <Moment at={at} isDay />.
        </>
      }
    >
      <Button
        isSmall
        look="ghost"
        disabled={isBusy}
        aria-label={isJoined ? `Separate from ${name}` : `Undo: not the same as ${name}`}
        onClick={() => run(() => undoMatchAction(enquiryId, _id), onDone)}
      >
        {isJoined ? 'Separate' : 'Undo'}
      </Button>
    </Line>
  );
}

export function SameContact({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { _id, suggestions, matches } = enquiry;
  if (suggestions.length + matches.length === 0) return null;
  // The pressed button disappears with its line.
  const onDone = () => heading.current?.focus();
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {suggestions.length > 0 ? 'Possibly the same person' : 'The same person or not'}
      </h3>
      <ul className="mt-1 divide-y divide-hairline border-hairline border-y">
        {suggestions.map((suggestion) => (
          <Suggestion key={suggestion.enquiry} suggestion={suggestion} enquiryId={_id} onDone={onDone} />
        ))}
        {matches.map((match) => (
          <Match key={match._id} match={match} enquiryId={_id} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}
