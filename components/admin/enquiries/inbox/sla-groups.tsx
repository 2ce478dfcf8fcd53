import type { ReactNode } from 'react';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import { groupOf, type SlaGroup, slaGroupNames } from '@/lib/shared/enquiries/sla-mark';
import { slaLooks } from '../sla-look';
import type { MarkOf } from './enquiry-row';
import { ListKeys } from './list-keys';

const order = ['late', 'soon', 'inTime', 'answered', 'unassigned', 'untimed'] as const;

type Group = (typeof order)[number];

const isTimed = (group: Group): group is SlaGroup => group in slaLooks;

const findGroup = (enquiry: EnquiryCard, markOf: MarkOf): Group => {
  const mark = markOf(enquiry);
  if (mark) return groupOf(mark);
  if (enquiry.clock?.answeredAt || enquiry.state !== 'new') return 'answered';
  return enquiry.assignee === null ? 'unassigned' : 'untimed';
};

type SlaGroupsProps = {
  enquiries: EnquiryCard[];
  markOf: MarkOf;
  children: (enquiry: EnquiryCard) => ReactNode;
};

export function SlaGroups({ enquiries, markOf, children }: SlaGroupsProps) {
  const groups = order
    .map((group) => ({ group, rows: enquiries.filter((enquiry) => findGroup(enquiry, markOf) === group) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <ListKeys>
      {groups.map(({ group, rows }) => (
        <section key={group} aria-label={slaGroupNames[group]}>
          <h2
            className={`flex items-center gap-2 border-hairline border-b bg-sand px-4 py-1.5 font-semibold admin:px-5 admin:text-[13px] ${isTimed(group) ? slaLooks[group].color : 'text-ink-2'}`}
          >
            {isTimed(group) && slaLooks[group].shape}
            {slaGroupNames[group]}
            <span className="font-normal text-stone">{rows.length}</span>
          </h2>
          <ul aria-label={slaGroupNames[group]}>{rows.map(children)}</ul>
        </section>
      ))}
    </ListKeys>
  );
}
