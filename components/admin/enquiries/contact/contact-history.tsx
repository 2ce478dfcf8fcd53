import { Bell, Inbox, Mail, ShieldOff, StickyNote, UserRound, UsersRound, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment } from '@/components/admin/ui/moment';
import type { ContactEvent } from '@/lib/domain/contacts/dto';
import type { Enquiry, EnquiryCard, EnquiryEvent } from '@/lib/domain/enquiries/dto';
import type { Delivery } from '@/lib/domain/notifications/dto';
import { nameOfDelivery, outcomeOfDelivery } from '../delivery/delivery-text';
import { SendAgain } from '../delivery/send-again';
import { aboutOf, formOf } from '../enquiry-text';
import { Note } from './note';
import { noteLook } from './note-look';

type Entry = {
  id: string;
  at: string;
  icon: ReactNode;
  line: ReactNode;
  body?: ReactNode;
  action?: ReactNode;
  isPrinted?: boolean;
};

type Own = { id: string; isAdmin: boolean };

const iconLook = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;

const eventIcons: Record<EnquiryEvent['kind'], ReactNode> = {
  note: <StickyNote {...iconLook} />,
  state: <Inbox {...iconLook} />,
  assignee: <UserRound {...iconLook} />,
  followUp: <Bell {...iconLook} />,
  consent: <ShieldOff {...iconLook} />,
};

function ofEvent(event: EnquiryEvent, current: string, own: Own): Entry {
  const { _id, kind, at, actor, actorId, text, enquiry } = event;
  const isNote = kind === 'note';
  const where = enquiry === current ? '' : ' on another enquiry';
  return {
    id: _id,
    at,
    icon: eventIcons[kind],
    line: (
      <>
        <strong className="font-semibold text-ink">{actor}</strong> {isNote ? `wrote a note${where}` : text}
      </>
    ),
    ...(isNote && {
      isPrinted: event.deletedAt === null,
      body: <Note note={event} mayChange={own.isAdmin || actorId === own.id} />,
    }),
  };
}

const ofContactEvent = ({ _id, at, actor, text }: ContactEvent): Entry => ({
  id: _id,
  at,
  icon: <UsersRound {...iconLook} />,
  line: (
    <>
      <strong className="font-semibold text-ink">{actor}</strong> {text}
    </>
  ),
});

function ofDelivery(delivery: Delivery, now: Date): Entry {
  const { _id, kind, state, createdAt, sentAt } = delivery;
  return {
    id: _id,
    at: sentAt ?? createdAt,
    icon: kind === 'mail' ? <Mail {...iconLook} /> : <Webhook {...iconLook} />,
    line: (
      <>
        <strong className="font-semibold text-ink">{nameOfDelivery(delivery)}</strong>{' '}
        <span className={state === 'dead' ? 'text-error' : ''}>{outcomeOfDelivery(delivery, now)}</span>
      </>
    ),
    ...(state === 'dead' && { action: <SendAgain itemId={_id} /> }),
  };
}

/** People who share a number have several names, so another name is shown. */
function ofEnquiry(enquiry: EnquiryCard, current: EnquiryCard): Entry {
  const isCurrent = enquiry._id === current._id;
  const isAnotherName = enquiry.name.trim().toLowerCase() !== current.name.trim().toLowerCase();
  return {
    id: enquiry._id,
    at: enquiry.createdAt,
    icon: <Inbox {...iconLook} />,
    line: (
      <>
        <strong className="font-semibold text-ink">
          {formOf(enquiry)}
          {isAnotherName && ` from ${enquiry.title}`}
        </strong>{' '}
        {aboutOf(enquiry)}
      </>
    ),
    ...(!isCurrent && enquiry.message && { body: <p className={noteLook}>{enquiry.message}</p> }),
  };
}

export function ContactHistory({ enquiry, own, now }: { enquiry: Enquiry; own: Own; now: Date }) {
  const { events, personEvents, deliveries, others, personCount, _id } = enquiry;
  const entries = [
    ...events.map((event) => ofEvent(event, _id, own)),
    ...personEvents.map(ofContactEvent),
    ...deliveries.map((delivery) => ofDelivery(delivery, now)),
    ...[enquiry, ...others].map((one) => ofEnquiry(one, enquiry)),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const first = entries.at(-1)?.at ?? enquiry.createdAt;
  return (
    <section
      aria-label="All enquiries of this contact"
      className={entries.some(({ isPrinted }) => isPrinted) ? '' : 'print:hidden'}
    >
      <h3 className="font-semibold">
        <span className="hidden print:inline">Notes</span>
        <span className="print:hidden">All enquiries of this contact </span>
        <span className="ml-1 font-normal text-stone admin:text-[13px] print:hidden">
          {personCount === 1 ? '1 enquiry · ' : `${personCount} enquiries · first `}
          <Moment at={first} isDay />
        </span>
      </h3>
      <ol className="mt-2">
        {entries.map(({ id, at, icon, line, body, action, isPrinted }) => (
          <li
            key={id}
            className={`grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 py-1.5 ${isPrinted ? 'break-inside-avoid' : 'print:hidden'}`}
          >
            <span className="pt-[3px] text-ink-2">{icon}</span>
            <span className="min-w-0 break-words text-ink-2 admin:text-[13px]">{line}</span>
            <Moment at={at} className="text-stone admin:text-[13px]" />
            {body && <div className="col-span-2 col-start-2 mt-1.5">{body}</div>}
            {action && <div className="col-start-2 mt-1">{action}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
