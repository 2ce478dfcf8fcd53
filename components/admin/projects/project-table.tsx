'use client';

import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { KeyboardEvent, ReactNode } from 'react';
import { RowCheckbox } from '@/components/admin/records/bulk/row-checkbox';
import { select, useSelection } from '@/components/admin/records/bulk/selection';
import { Moment } from '@/components/admin/ui/moment';
import { SafeImage } from '@/components/shared/safe-image';
import { StatusWord } from '@/components/shared/status-word';
import type { AdminProjectRow, AdminProjectTable } from '@/lib/domain/projects/dto';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import { type ProjectSort, type ProjectSortColumn, splitSort } from '@/lib/shared/project-sort';
import { adminListHref } from './admin-list';
import { editButtonId } from './admin-project-card';
import { warmUpSheet } from './project-dialogs';

type Column = {
  label: string;
  /** What its heading orders by; the empty one is the order of the website. */
  sort?: ProjectSortColumn | '';
  /** The first time one asks: the highest first. */
  isDescending?: boolean;
  look?: string;
};

const wide = 'hidden wide:table-cell';
const figure = 'text-right tabular-nums';

const columns = {
  position: { label: 'No.', sort: '', look: figure },
  name: { label: 'Name and place', sort: 'name' },
  status: { label: 'Status', sort: 'status' },
  category: { label: 'Category', sort: 'category', look: wide },
  construction: { label: 'Built', look: wide },
  possession: { label: 'Ready by', look: wide },
  enquiries: { label: 'Enquiries', sort: 'enquiries', isDescending: true, look: figure },
  changed: { label: 'Last change', sort: 'changed', isDescending: true, look: wide },
} satisfies Record<string, Column>;

const cell = 'block admin:table-cell admin:h-[52px] admin:px-2.5';

type HeadingProps = { column: Column; filter: ProjectFilter; sort: ProjectSort };

function Heading({
  column: { label, sort: by, isDescending = false, look = '' },
  filter,
  sort,
}: HeadingProps) {
  const router = useRouter();
  const asked = splitSort(sort);
  const isCurrent = by === asked.column;
  const isFalling = isDescending !== asked.isReversed;
  const next: ProjectSort = by && isCurrent && !asked.isReversed ? `-${by}` : (by ?? '');
  const Arrow = isFalling ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (isFalling ? 'descending' : 'ascending') : undefined}
      className={`sticky top-0 z-10 h-9 bg-field px-2.5 text-left font-normal shadow-[inset_0_-1px_0_var(--color-line)] ${look}`}
    >
      {by === undefined ? (
        label
      ) : (
        <button
          type="button"
          onClick={() => router.push(adminListHref(filter, 1, next), { scroll: false })}
          className={`ring-inside inline-flex h-9 items-center gap-1 hover:text-ink ${isCurrent ? 'font-semibold text-ink' : ''}`}
        >
          {isCurrent && <Arrow size={14} strokeWidth={1.8} aria-hidden="true" />}
          {label}
        </button>
      )}
    </th>
  );
}

const Badge = ({ children }: { children: ReactNode }) => (
  <span className="rounded-[2px] bg-ink px-1.5 py-0.5 font-[550] text-white text-xs leading-4">
    {children}
  </span>
);

type RowProps = {
  row: AdminProjectRow;
  enquiryCount: number;
  isHidden: boolean;
  hasDraft: boolean;
  onEdit: () => void;
};

function Row({ row, enquiryCount, isHidden, hasDraft, onEdit }: RowProps) {
  const { _id, name, location, category, status, explore, construction, possession } = row;
  const isTicked = useSelection().has(_id);
  return (
    <tr
      data-project={_id}
      className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-2 border-hairline border-t px-2 py-2 focus-within:bg-sand hover:bg-paper admin:table-row admin:p-0 ${isTicked ? 'bg-paper' : ''}`}
    >
      <td className={`${cell} row-span-2 admin:w-11 admin:px-0`}>
        <RowCheckbox id={_id} name={name} className="h-11 content-center" />
      </td>
      <td className={`${cell} hidden text-stone ${figure}`}>{row.position}</td>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <span className="flex items-center gap-3">
          <span className="relative hidden h-10 w-14 shrink-0 overflow-hidden bg-sand-2 admin:block">
            <SafeImage
              picture={row.image}
              fallback="project"
              sizes="56px"
              alt=""
              fill
              className="object-cover"
            />
          </span>
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-1.5">
              <button
                type="button"
                id={editButtonId(_id)}
                aria-label={`Edit ${name}`}
                onClick={onEdit}
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
      </th>
      <td className={`${cell} whitespace-nowrap`}>
        <StatusWord status={status} className="gap-2" />
      </td>
      <td className={`${cell} ${wide} whitespace-nowrap`}>{category}</td>
      <td className={`${cell} ${wide} whitespace-nowrap`}>{construction}</td>
      <td className={`${cell} ${wide} whitespace-nowrap`}>{possession}</td>
      <td className={`${cell} hidden ${figure}`}>
        {enquiryCount > 0 ? (
          <Link href={`/admin/enquiries?tab=all&project=${_id}`} className="hover:underline">
            {enquiryCount}
          </Link>
        ) : (
          <span className="text-stone">0</span>
        )}
      </td>
      <td className={`${cell} ${wide} whitespace-nowrap text-stone`}>
        <Moment at={row.updatedAt} isDay />
      </td>
    </tr>
  );
}

const rowSelector = 'tr[data-project]';

/** Up, Down, Home and End move from row to row, Space ticks, Enter opens. */
function moveByKey(event: KeyboardEvent<HTMLTableSectionElement>) {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>(rowSelector);
  if (!row || !target.id.startsWith(editButtonId('')) || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const id = row.dataset.project ?? '';
  if (event.key === ' ') {
    event.preventDefault();
    const isOn = row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false;
    return select(id, !isOn);
  }
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const at = rows.indexOf(row);
  const places: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = rows[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  document.getElementById(editButtonId(next.dataset.project ?? ''))?.focus();
}

type ProjectTableProps = {
  table: AdminProjectTable;
  filter: ProjectFilter;
  sort: ProjectSort;
  hasDraft: (id: string) => boolean;
  onEdit: (id: string) => void;
};

/** The projects of one page, a line each, ordered by a heading. */
export function ProjectTable({ table, filter, sort, hasDraft, onEdit }: ProjectTableProps) {
  return (
    <div className="rounded-[3px] border border-hairline bg-field">
      <table aria-label="Projects" className="block w-full admin:table admin:text-[13px]">
        <thead className="sr-only admin:not-sr-only admin:table-header-group admin:text-stone">
          <tr>
            <th
              scope="col"
              className="sticky top-0 z-10 w-11 bg-field shadow-[inset_0_-1px_0_var(--color-line)]"
            >
              <span className="sr-only">Tick</span>
            </th>
            {Object.entries(columns).map(([name, column]) => (
              <Heading key={name} column={column} filter={filter} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody
          className="block admin:table-row-group"
          onKeyDown={moveByKey}
          // A button is pressed when Space is let go.
          onKeyUp={(event) => {
            if (event.key === ' ' && (event.target as HTMLElement).id.startsWith(editButtonId('')))
              event.preventDefault();
          }}
        >
          {table.rows.map((row) => (
            <Row
              key={row._id}
              row={row}
              enquiryCount={table.heads[row._id]?.enquiryCount ?? 0}
              isHidden={table.website.some(({ _id, isHidden }) => isHidden && _id === row._id)}
              hasDraft={hasDraft(row._id)}
              onEdit={() => onEdit(row._id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
