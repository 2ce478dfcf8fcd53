import { Card } from '@/components/admin/dashboard/card';
import { Initials } from '@/components/admin/ui/initials';
import { IntentLink } from '@/components/shared/intent-link';
import { dashboardTexts } from '@/lib/content/admin/admin-dashboard';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import { salesHome } from '@/lib/content/nav';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { formatAgo } from '@/lib/shared/time/local-day';
import { aboutOf } from '../enquiry-text';
import { toInboxPath } from '../inbox-query';
import { StateIcon } from '../state-icon';

const head = 'h-[34px] px-2 text-left font-normal text-stone first:pl-4 last:pr-4 last:text-right';
const cell = 'h-[42px] px-2 first:pl-4 last:pr-4';
const roomy = 'hidden @min-[600px]:table-cell';
const roomiest = 'hidden @min-[760px]:table-cell';
const words = 'py-1.5 leading-[18px] wrap-anywhere';

const headLooks = {
  state: '',
  name: 'w-1/4',
  about: 'w-1/4',
  source: roomiest,
  assignee: `w-[23%] ${roomy}`,
  received: '',
};

export function AssigneeName({ assignee }: { assignee: EnquiryCard['assignee'] }) {
  if (!assignee) return <span className="whitespace-nowrap text-stone">{dashboardTexts.nobody}</span>;
  return (
    <span className="flex items-center gap-2">
      <Initials name={assignee.name} />
      <span className="min-w-0">{assignee.name}</span>
    </span>
  );
}

function Row({ enquiry, now }: { enquiry: EnquiryCard; now: Date }) {
  const { _id, title, state, source, assignee, createdAt } = enquiry;
  return (
    <tr className="border-hairline border-t hover:bg-paper">
      <td className={`${cell} w-px whitespace-nowrap`}>
        <span className="flex items-center gap-2">
          <StateIcon state={state} />
          {stateNames[state]}
        </span>
      </td>
      <td className={`${cell} ${words}`}>
        <IntentLink href={toInboxPath('', _id)} className="ring-inside py-2.5 font-semibold hover:underline">
          {title}
        </IntentLink>
      </td>
      <td className={`${cell} ${words}`}>{aboutOf(enquiry)}</td>
      <td className={`${cell} ${roomiest} max-w-0 truncate text-stone`}>
        {source || dashboardTexts.website}
      </td>
      <td className={`${cell} ${words} ${roomy}`}>
        <AssigneeName assignee={assignee} />
      </td>
      <td className={`${cell} w-px whitespace-nowrap text-right text-stone`}>
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatAgo(createdAt, now)}
        </time>
      </td>
    </tr>
  );
}

type NewestEnquiriesProps = { enquiries: EnquiryCard[]; newCount: number; now: Date };

export function NewestEnquiries({ enquiries, newCount, now }: NewestEnquiriesProps) {
  return (
    <Card
      id="newest-enquiries"
      title={dashboardTexts.newestTitle}
      note={
        <span className="flex items-center gap-4">
          {enquiries.length > 0 && <span className="text-stone">{dashboardTexts.notAnswered(newCount)}</span>}
          <IntentLink
            href={salesHome}
            className="text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra"
          >
            {dashboardTexts.all}
          </IntentLink>
        </span>
      }
    >
      {enquiries.length === 0 && <p className="px-4 py-6 text-stone">{dashboardTexts.noEnquiries}</p>}
      {enquiries.length > 0 && (
        <div className="@container">
          <table aria-labelledby="newest-enquiries" className="w-full">
            <thead>
              <tr>
                {Object.entries(headLooks).map(([name, look]) => (
                  <th key={name} scope="col" className={`${head} ${look}`}>
                    {dashboardTexts.columns[name as keyof typeof headLooks]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {enquiries.map((enquiry) => (
                <Row key={enquiry._id} enquiry={enquiry} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
