import { AlarmClockOff, Building2, Clock, ImageOff, Inbox, type LucideIcon, Mail } from 'lucide-react';
import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';
import type { NamedProjects } from '@/lib/domain/projects/dto';
import { Card } from './card';

export type EnquiryGaps = {
  newEnquiries: number;
  overdue: number;
  deadMails: number;
  isCronSecretMissing: boolean;
};
export type Gaps = {
  enquiries: EnquiryGaps | null;
  withoutAlt: NamedProjects & { pictures: number };
  withoutPicture: NamedProjects;
};

type Item = { Icon: LucideIcon; text: string; more: string; href: Route; action: string; isUrgent: boolean };

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function toList({ names, total }: NamedProjects): string {
  const rest = total - names.length;
  return names.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function listEnquiryItems({
  newEnquiries,
  overdue,
  deadMails,
  isCronSecretMissing,
}: EnquiryGaps): (Item | false)[] {
  return [
    newEnquiries > 0 && {
      Icon: Inbox,
      text: `${count(newEnquiries, 'enquiry is', 'enquiries are')} new`,
      more: 'Nobody has answered yet',
      href: '/admin/enquiries',
      action: 'Open',
      isUrgent: true,
    },
    overdue > 0 && {
      Icon: Clock,
      text: `${count(overdue, 'follow-up is', 'follow-ups are')} overdue`,
      more: 'The follow-up date has passed',
      href: '/admin/enquiries',
      action: 'Open',
      isUrgent: true,
    },
    deadMails > 0 && {
      Icon: Mail,
      text: `${count(deadMails, 'message', 'messages')} could not be sent`,
      more: 'All retries have failed',
      href: '/admin/enquiries/delivery',
      action: 'Look',
      isUrgent: true,
    },
    isCronSecretMissing && {
      Icon: AlarmClockOff,
      text: 'The host’s scheduler cannot call this site',
      more: 'The setting CRON_SECRET is missing',
      href: '/admin/enquiries/delivery',
      action: 'Look',
      isUrgent: false,
    },
  ];
}

function listItems({ enquiries, withoutAlt, withoutPicture }: Gaps): Item[] {
  const items: (Item | false)[] = [
    ...(enquiries ? listEnquiryItems(enquiries) : []),
    withoutAlt.pictures > 0 && {
      Icon: ImageOff,
      text: `${count(withoutAlt.pictures, 'picture has', 'pictures have')} no alt text`,
      more: toList(withoutAlt),
      href: '/admin/projects',
      action: 'Add text',
      isUrgent: false,
    },
    withoutPicture.total > 0 && {
      Icon: Building2,
      text:
        withoutPicture.total === 1
          ? `${withoutPicture.names[0]} has no picture`
          : `${withoutPicture.total} projects have no picture`,
      more: withoutPicture.total === 1 ? 'The placeholder is shown' : toList(withoutPicture),
      href: '/admin/projects',
      action: 'Add',
      isUrgent: false,
    },
  ];
  return items.filter((item) => item !== false);
}

export function NeedsAttention({ gaps }: { gaps: Gaps }) {
  const items = listItems(gaps);
  return (
    <Card
      id="needs-attention"
      title="Needs attention"
      note={<span className="text-stone">{items.length}</span>}
    >
      {items.length === 0 && <p className="px-4 py-6 text-stone">Nothing just now.</p>}
      <ul>
        {items.map(({ Icon, text, more, href, action, isUrgent }) => (
          <li
            key={text}
            className="flex items-center gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0"
          >
            <Icon
              size={16}
              strokeWidth={1.6}
              aria-hidden="true"
              className={`shrink-0 ${isUrgent ? 'text-error' : 'text-warning'}`}
            />
            <p className="min-w-0 flex-1">
              <strong className="block break-words font-semibold">{text}</strong>
              <span className="block break-words text-[13px] text-stone leading-[18px]">{more}</span>
            </p>
            <IntentLink
              href={href}
              aria-label={`${action}: ${text}`}
              className="inline-flex h-[30px] shrink-0 items-center rounded-[2px] border border-control bg-field px-2.5 font-semibold hover:border-ink hover:bg-sand"
            >
              {action}
            </IntentLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
