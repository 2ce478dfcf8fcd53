import { Clock } from 'lucide-react';
import { RowCheckbox } from '@/components/admin/records/bulk/row-checkbox';
import { Initials } from '@/components/admin/ui/initials';
import { IntentLink } from '@/components/shared/intent-link';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import { enquiryKindNames } from '@/lib/content/enquiries/kinds';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import type { SlaMark } from '@/lib/shared/enquiries/sla-mark';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { formatAgo, formatClock, formatFollowUp } from '@/lib/shared/time/local-day';
import { aboutOf } from '../enquiry-text';
import { toInboxPath } from '../inbox-query';
import { SlaCountdown } from '../sla-countdown';
import { StateIcon } from '../state-icon';

const closed = new Set(['won', 'lost', 'spam']);
export const isOpenState = (state: string): boolean => !closed.has(state);

export function FollowUpMark({ moment, now }: { moment: string; now: Date }) {
  const { text, isOverdue } = formatFollowUp(moment, now);
  const look = isOverdue ? 'bg-error-tint text-error' : 'bg-sand text-ink-2';
  return (
    <time
      dateTime={moment}
      title={formatMoment(moment)}
      className={`inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-[2px] px-2 font-semibold text-[14px] leading-6 admin:text-xs admin:leading-5 ${look}`}
    >
      <Clock size={13} strokeWidth={1.6} aria-hidden="true" />
      {text}
    </time>
  );
}

export type MarkOf = (enquiry: EnquiryCard) => SlaMark | null;

const toFirstName = (name: string) => name.split(/\s+/)[0] ?? name;

function notifiedOf({ clock, answerBy }: EnquiryCard): string {
  if (!clock || answerBy === null) return '';
  if (clock.nextToldAt) return `Next person notified ${formatClock(clock.nextToldAt)}`;
  return clock.headToldAt ? `Head notified ${formatClock(clock.headToldAt)}` : '';
}

type EnquiryRowProps = {
  enquiry: EnquiryCard;
  search: string;
  isCurrent: boolean;
  now: Date;
  mark: SlaMark | null;
};

export function EnquiryRow({ enquiry, search, isCurrent, now, mark }: EnquiryRowProps) {
  const { _id, title, state, kind, project, createdAt, personCount, source, message, assignee } = enquiry;
  const { followUpAt, addedBy, needsReview } = enquiry;
  const notified = notifiedOf(enquiry);
  const isOpen = isOpenState(state);
  return (
    <li
      // A focused row must not be under the sticky bar.
      className={`relative flex border-hairline border-b hover:bg-field [&_:is(a,input)]:scroll-mt-60 ${isCurrent ? 'wide:bg-field' : ''}`}
    >
      {isCurrent && (
        <span className="absolute inset-y-0 left-0 hidden w-[3px] bg-terra wide:block" aria-hidden="true" />
      )}
      <RowCheckbox id={_id} name={title} className="pt-[13px] admin:w-10 admin:pt-[11px]" />
      <IntentLink
        href={toInboxPath(search, _id)}
        aria-current={isCurrent ? 'true' : undefined}
        data-row
        className="ring-inside grid min-w-0 flex-1 grid-cols-[16px_minmax(0,1fr)] gap-x-3 py-3 pr-4 admin:py-2.5"
      >
        <span className="pt-0.5">
          <StateIcon state={state} />
        </span>
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            <strong className="truncate font-semibold">{title}</strong>
            <span className="sr-only">, {stateNames[state]}</span>
            {personCount > 1 && (
              <span className="shrink-0 text-stone admin:text-[13px]">{personCount} enquiries</span>
            )}
            <span className="ml-auto shrink-0 pl-2">
              {mark ? (
                <SlaCountdown mark={mark} />
              ) : (
                <time
                  dateTime={createdAt}
                  title={formatMoment(createdAt)}
                  className="text-stone admin:text-[13px]"
                >
                  {formatAgo(createdAt, now)}
                </time>
              )}
            </span>
          </span>
          <span className="flex items-center gap-3 admin:text-[13px] admin:leading-[18px]">
            <span className="min-w-0 flex-1 truncate">
              <span className="text-ink-2">{aboutOf(enquiry)}</span>
              <span className="text-stone">
                {project && kind !== 'enquiry' && ` · ${enquiryKindNames[kind].office}`} ·{' '}
                {source || 'Website'}
              </span>
            </span>
            {assignee && (
              <span className="flex shrink-0 items-center gap-1.5 text-ink-2">
                <Initials name={assignee.name} />
                <span className="sr-only">Owner: </span>
                {toFirstName(assignee.name)}
              </span>
            )}
          </span>
          <span className="mt-0.5 flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate text-stone admin:text-[13px]">
              {message || (addedBy ? `Added by ${addedBy}` : 'No message')}
            </span>
            {needsReview && <span className="shrink-0 text-warning admin:text-[13px]">Held for review</span>}
            {notified && <span className="shrink-0 text-ink-2 admin:text-[13px]">{notified}</span>}
            {isOpen && followUpAt && <FollowUpMark moment={followUpAt} now={now} />}
          </span>
        </span>
      </IntentLink>
    </li>
  );
}
