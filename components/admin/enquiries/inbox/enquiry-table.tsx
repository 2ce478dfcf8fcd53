'use client';

import { type Column, wide } from '@/components/admin/records/table/column';
import { RecordTable } from '@/components/admin/records/table/record-table';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import { enquiryKindNames } from '@/lib/content/enquiries/kinds';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import type { InboxColumn, InboxSort } from '@/lib/shared/enquiries/inbox-sort';
import { formatPhone } from '@/lib/shared/parsing/phone';
import { formatWholeDay } from '@/lib/shared/time/whole-day';
import { aboutOf } from '../enquiry-text';
import { type InboxQuery, toInboxPath, toSearch } from '../inbox-query';
import { StateIcon } from '../state-icon';
import { FollowUpMark, isOpenState } from './enquiry-row';

const openId = (id: string) => `open-${id}`;
type Line = EnquiryCard & { search: string; now: Date };

const usual: InboxSort = 'received';
const nowrap = `${wide} whitespace-nowrap`;

const columns: Column<Line, InboxColumn>[] = [
  {
    label: 'Name and contact',
    sort: 'name',
    isName: true,
    render: ({ _id, title, phone, email, personCount, search }) => (
      <>
        <IntentLink
          id={openId(_id)}
          href={toInboxPath(search, _id)}
          className="wrap-anywhere font-semibold hover:underline max-admin:inline-flex max-admin:min-h-11 max-admin:items-center"
        >
          {title}
        </IntentLink>
        {personCount > 1 && <span className="ml-2 text-[13px] text-stone">{personCount} enquiries</span>}
        <span className="wrap-anywhere block text-[13px] text-stone leading-[18px]">
          {phone ? formatPhone(phone) : email}
        </span>
      </>
    ),
  },
  { label: 'Project', sort: 'project', look: wide, cellLook: wide, render: (row) => aboutOf(row) },
  {
    label: 'Source',
    sort: 'source',
    look: wide,
    cellLook: wide,
    render: ({ kind, source }) => (
      <>
        {source || 'Website'}
        {kind !== 'enquiry' && (
          <span className="block text-[13px] text-stone">{enquiryKindNames[kind].office}</span>
        )}
      </>
    ),
  },
  {
    label: 'State',
    sort: 'state',
    cellLook: 'whitespace-nowrap',
    render: ({ state }) => (
      <span className="inline-flex items-center gap-2">
        <StateIcon state={state} />
        {stateNames[state]}
      </span>
    ),
  },
  {
    label: 'Owner',
    sort: 'assignee',
    look: wide,
    cellLook: wide,
    render: ({ assignee }) => assignee?.name ?? <span className="text-stone">Nobody yet</span>,
  },
  {
    label: 'Received',
    sort: 'received',
    isDescending: true,
    cellLook: 'hidden whitespace-nowrap text-stone',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    label: 'Next step',
    sort: 'due',
    cellLook: 'hidden whitespace-nowrap',
    render: ({ state, followUpAt, now }) =>
      isOpenState(state) && followUpAt && <FollowUpMark moment={followUpAt} now={now} />,
  },
  {
    label: 'Visit',
    sort: 'visit',
    look: wide,
    cellLook: nowrap,
    render: ({ visitOn }) => visitOn && formatWholeDay(visitOn),
  },
];

type EnquiryTableProps = { enquiries: EnquiryCard[]; query: InboxQuery; search: string; now: Date };

export function EnquiryTable({ enquiries, query, search, now }: EnquiryTableProps) {
  return (
    <RecordTable
      label="Enquiries"
      columns={columns}
      rows={enquiries.map((enquiry) => ({ ...enquiry, search, now }))}
      nameOf={({ title }) => title}
      openId={openId}
      sort={query.sort || usual}
      hrefOf={(sort) => toInboxPath(toSearch(query, { sort: sort === usual ? '' : sort }))}
    />
  );
}
