import type { ReactNode } from 'react';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import { groupOf, type SlaGroup, slaGroupNames } from '@/lib/shared/enquiries/sla-mark';
import { slaLooks } from '../sla-look';
import type { MarkOf } from './enquiry-row';
import { ListKeys } from './list-keys';

const order = ['late', 'soon', 'inTime', 'answered'] as const;

type Group = SlaGroup | 'answered';

const listGroup = (enquiry: EnquiryCard, markOf: MarkOf): Group => {
  const mark = markOf(enquiry);
  return mark ? groupOf(mark) : 'answered';
};

type SlaGroupsProps = {
  enquiries: EnquiryCard[];
  markOf: MarkOf;
  children: (enquiry: EnquiryCard) => ReactNode;
};

/** The enquiries by the time that is left: late ones first, what was answered last. */
export function SlaGroups({ enquiries, markOf, children }: SlaGroupsProps) {
  const groups = order
    .map((group) => ({ group, rows: enquiries.filter((enquiry) => listGroup(enquiry, markOf) === group) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <ListKeys>
      {groups.map(({ group, rows }) => (
        <section key={group} aria-label={slaGroupNames[group]}>
          <h2
            className={`flex items-center gap-2 border-hairline border-b bg-sand px-4 py-1.5 font-semibold admin:px-5 admin:text-[13px] ${group === 'answered' ? 'text-ink-2' : slaLooks[group].color}`}
          >
            {group !== 'answered' && slaLooks[group].shape}
            {slaGroupNames[group]}
            <span className="font-normal text-stone">{rows.length}</span>
          </h2>
          <ul aria-label={slaGroupNames[group]}>{rows.map(children)}</ul>
        </section>
      ))}
    </ListKeys>
  );
}
