import { Bell, Inbox, Mail, ShieldOff, StickyNote, UserRound, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Delivery, Enquiry, EnquiryCard, EnquiryEvent } from '@/lib/domain/enquiries/dto';
import { daysBetween, formatClock, formatShortDay } from '@/lib/shared/local-day';
import { aboutOf, formOf } from './enquiry-text';
import { SendAgain } from './send-again';

type Entry = { id: string; at: string; icon: ReactNode; line: ReactNode; text?: string; action?: ReactNode };

const iconLook = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;

const eventIcons: Record<EnquiryEvent['kind'], ReactNode> = {
  note: <StickyNote {...iconLook} />,
  state: <Inbox {...iconLook} />,
  assignee: <UserRound {...iconLook} />,
  followUp: <Bell {...iconLook} />,
  consent: <ShieldOff {...iconLook} />,
};

function ofEvent({ _id, kind, at, actor, text, enquiry }: EnquiryEvent, current: string): Entry {
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
    ...(isNote && { text }),
  };
}

const deliveryTexts: Record<Delivery['state'], string> = {
  sent: 'delivered',
  pending: 'waits to be sent',
  dead: 'could not be delivered',
};

function ofDelivery({ _id, kind, label, state, createdAt, sentAt, lastError }: Delivery): Entry {
  return {
    id: _id,
    at: sentAt ?? createdAt,
    icon: kind === 'mail' ? <Mail {...iconLook} /> : <Webhook {...iconLook} />,
    line: (
      <>
        <strong className="font-semibold text-ink">{label}</strong>{' '}
        <span className={state === 'dead' ? 'text-error' : ''}>{deliveryTexts[state]}</span>
        {state !== 'sent' && lastError && `: ${lastError}`}
      </>
    ),
    ...(state === 'dead' && { action: <SendAgain itemId={_id} /> }),
  };
}

function ofEnquiry(enquiry: EnquiryCard, isCurrent: boolean): Entry {
  return {
    id: enquiry._id,
    at: enquiry.createdAt,
    icon: <Inbox {...iconLook} />,
    line: (
      <>
        <strong className="font-semibold text-ink">{formOf(enquiry)}</strong> {aboutOf(enquiry)}
      </>
    ),
    ...(!isCurrent && enquiry.message && { text: enquiry.message }),
  };
}

const formatAt = (at: string, now: Date) =>
  daysBetween(at, now) === 0 ? formatClock(at) : formatShortDay(at);

/** Everything that is known of a person, newest first: enquiries, notes, what the team did, and what was sent. */
export function PersonHistory({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const { events, deliveries, others, personCount, _id } = enquiry;
  const entries = [
    ...events.map((event) => ofEvent(event, _id)),
    ...deliveries.map(ofDelivery),
    ofEnquiry(enquiry, true),
    ...others.map((other) => ofEnquiry(other, false)),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const first = entries.at(-1)?.at ?? enquiry.createdAt;
  return (
    <section aria-labelledby="person-history">
      <h3 id="person-history" className="font-semibold">
        Everything from this person{' '}
        <span className="ml-1 font-normal text-stone admin:text-[13px]">
          {personCount} {personCount === 1 ? 'enquiry' : 'enquiries'} since {formatShortDay(first)}
        </span>
      </h3>
      <ol className="mt-2">
        {entries.map(({ id, at, icon, line, text, action }) => (
          <li key={id} className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 py-1.5">
            <span className="pt-[3px] text-ink-2">{icon}</span>
            <span className="min-w-0 break-words text-ink-2 admin:text-[13px]">{line}</span>
            <time dateTime={at} className="text-stone admin:text-[13px]">
              {formatAt(at, now)}
            </time>
            {text && (
              <p className="col-span-2 col-start-2 mt-1.5 whitespace-pre-wrap break-words rounded-[2px] border border-hairline bg-paper px-3 py-2">
                {text}
              </p>
            )}
            {action && <div className="col-start-2 mt-1">{action}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
