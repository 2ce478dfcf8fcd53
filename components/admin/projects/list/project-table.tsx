'use client';

import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Column, figure, wide } from '@/components/admin/records/table/column';
import { RecordTable } from '@/components/admin/records/table/record-table';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import { SafeImage } from '@/components/shared/safe-image';
import { StatusWord } from '@/components/shared/status-word';
import type { AdminProjectRow, AdminProjectTable, AdvertisingWarnings } from '@/lib/domain/projects/dto';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort, ProjectSortColumn } from '@/lib/shared/project-sort';
import type { Hold } from '@/lib/shared/projects/hold';
import { nameHold } from '@/lib/shared/projects/hold-text';
import { progressHref } from '@/lib/shared/projects/old-progress';
import { formatDay } from '@/lib/shared/time/format-moment';
import { adminListHref } from './admin-list';
import { editButtonId } from './admin-project-card';
import { warmUpSheet } from './project-dialogs';

const Badge = ({ children }: { children: ReactNode }) => (
  <span className="rounded-[2px] bg-ink px-1.5 py-0.5 font-[550] text-white text-xs leading-4">
    {children}
  </span>
);

type Line = AdminProjectRow & {
  enquiryCount: number;
  isHidden: boolean;
  hasDraft: boolean;
  hold: Hold | undefined;
  onEdit: () => void;
};

function Name({ row }: { row: Line }) {
  const { _id, name, location, explore, isHidden, hasDraft } = row;
  return (
    <span className="flex items-center gap-3">
      <span className="relative hidden h-10 w-14 shrink-0 overflow-hidden bg-sand-2 admin:block">
        <SafeImage picture={row.image} fallback="project" sizes="56px" alt="" fill className="object-cover" />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-1.5">
          <button
            type="button"
            id={editButtonId(_id)}
            aria-label={`Edit ${name}`}
            onClick={row.onEdit}
            {...warmUpSheet}
            className="min-w-0 break-words text-left font-semibold hover:underline max-admin:min-h-11"
          >
            {name}
          </button>
          {isHidden && <Badge>Hidden</Badge>}
          {hasDraft && <Badge>Draft</Badge>}
          {!explore && (
            <span title="Not on the Explore Page">
              <EyeOff size={14} strokeWidth={1.6} className="text-stone" aria-hidden="true" />
              <span className="sr-only">Not on the Explore Page</span>
            </span>
          )}
        </span>
        <span className="block break-words text-[13px] text-stone leading-[18px]">{location}</span>
      </span>
    </span>
  );
}

const columns: Column<Line, ProjectSortColumn>[] = [
  {
    label: 'No.',
    sort: '',
    look: figure,
    cellLook: `hidden text-stone ${figure}`,
    render: ({ position }) => position,
  },
  { label: 'Name and place', sort: 'name', isName: true, render: (row) => <Name row={row} /> },
  {
    label: 'Status',
    sort: 'status',
    cellLook: 'whitespace-nowrap',
    render: ({ status }) => <StatusWord status={status} className="gap-2" />,
  },
  {
    label: 'Category',
    sort: 'category',
    look: wide,
    cellLook: `${wide} whitespace-nowrap`,
    render: ({ category }) => category,
  },
  {
    label: 'Built',
    look: wide,
    cellLook: `${wide} whitespace-nowrap`,
    render: ({ _id, name, construction, oldProgressOn }) => (
      <IntentLink
        href={progressHref(_id)}
        aria-label={`Progress of ${name}${oldProgressOn && `, whose newest entry of ${formatDay(oldProgressOn)} is too old`}`}
        className="hover:underline"
      >
        {construction ?? 'Progress'}
        {oldProgressOn && (
          <span className="block text-[13px] text-warning leading-[18px]">{formatDay(oldProgressOn)}</span>
        )}
      </IntentLink>
    ),
  },
  {
    label: 'Ready by',
    look: wide,
    cellLook: `${wide} whitespace-nowrap`,
    render: ({ possession }) => possession,
  },
  {
    label: 'Registration',
    look: wide,
    cellLook: wide,
    render: ({ hold, registered, readyBy }) =>
      hold ? (
        <span className="block font-[550] text-warning first-letter:uppercase">{nameHold(hold)}</span>
      ) : (
        registered.numbers.length > 0 && readyBy && `Until ${formatDay(readyBy)}`
      ),
  },
  {
    label: 'Enquiries',
    sort: 'enquiries',
    isDescending: true,
    look: figure,
    cellLook: `hidden ${figure}`,
    render: ({ _id, enquiryCount }) =>
      enquiryCount > 0 ? (
        <IntentLink href={`/admin/enquiries?tab=all&project=${_id}`} className="hover:underline">
          {enquiryCount}
        </IntentLink>
      ) : (
        <span className="text-stone">0</span>
      ),
  },
  {
    label: 'Last change',
    sort: 'changed',
    isDescending: true,
    look: wide,
    cellLook: `${wide} whitespace-nowrap text-stone`,
    render: ({ updatedAt }) => <Moment at={updatedAt} isDay />,
  },
];

type ProjectTableProps = {
  table: AdminProjectTable;
  filter: ProjectFilter;
  sort: ProjectSort;
  warnings: AdvertisingWarnings;
  hasDraft: (id: string) => boolean;
  onEdit: (id: string) => void;
};

export function ProjectTable({ table, filter, sort, warnings, hasDraft, onEdit }: ProjectTableProps) {
  const rows = table.rows.map((row) => ({
    ...row,
    enquiryCount: table.heads[row._id]?.enquiryCount ?? 0,
    isHidden: table.website.some(({ _id, isHidden }) => isHidden && _id === row._id),
    hasDraft: hasDraft(row._id),
    hold: warnings?.holds[row._id],
    onEdit: () => onEdit(row._id),
  }));
  return (
    <RecordTable
      label="Projects"
      columns={columns}
      rows={rows}
      nameOf={({ name }) => name}
      openId={editButtonId}
      sort={sort}
      hrefOf={(next) => adminListHref(filter, 1, next)}
    />
  );
}
