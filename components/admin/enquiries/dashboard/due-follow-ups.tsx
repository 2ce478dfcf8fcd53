import { Card } from '@/components/admin/dashboard/card';
import { IntentLink } from '@/components/shared/intent-link';
import { dashboardTexts } from '@/lib/content/admin/admin-dashboard';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import type { FollowUps } from '@/lib/domain/enquiries/inbox/dto';
import { aboutOf } from '../enquiry-text';
import { FollowUpMark } from '../inbox/enquiry-row';
import { toInboxPath } from '../inbox-query';
import { AssigneeName } from './newest-enquiries';

function Rows({ enquiries, now }: { enquiries: EnquiryCard[]; now: Date }) {
  return (
    <ul className="@container">
      {enquiries.map((enquiry) => (
        <li
          key={enquiry._id}
          className="grid min-h-[42px] grid-cols-[136px_minmax(0,1fr)_minmax(0,1fr)] items-center gap-3 border-hairline border-b px-4 last:border-b-0 hover:bg-paper @min-[600px]:grid-cols-[136px_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)]"
        >
          <span>{enquiry.followUpAt && <FollowUpMark moment={enquiry.followUpAt} now={now} />}</span>
          <IntentLink
            href={toInboxPath('', enquiry._id)}
            className="ring-inside truncate py-2.5 font-semibold hover:underline"
          >
            {enquiry.title}
          </IntentLink>
          <span className="truncate text-stone">{aboutOf(enquiry)}</span>
          <span className="hidden min-w-0 @min-[600px]:block">
            <AssigneeName assignee={enquiry.assignee} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type DueFollowUpsProps = { today: FollowUps; tomorrow: FollowUps; overdue: number; now: Date };

export function DueFollowUps({ today, tomorrow, overdue, now }: DueFollowUpsProps) {
  const left = Math.max(0, today.total - overdue);
  const hasAny = today.total + tomorrow.total > 0;
  return (
    <Card
      id="follow-ups"
      title={dashboardTexts.followUpsTitle}
      note={hasAny && <span className="text-stone">{dashboardTexts.due(overdue, left, tomorrow.total)}</span>}
    >
      {today.total === 0 && <p className="px-4 py-6 text-stone">{dashboardTexts.noFollowUps}</p>}
      <Rows enquiries={today.enquiries} now={now} />
      {tomorrow.total > 0 && (
        <>
          <h3 className="border-hairline border-y bg-paper px-4 py-1.5 font-semibold text-[13px] text-ink-2">
            {dashboardTexts.tomorrow}
          </h3>
          <Rows enquiries={tomorrow.enquiries} now={now} />
        </>
      )}
    </Card>
  );
}
