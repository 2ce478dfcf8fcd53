'use client';

import type { Route } from 'next';
import { RowCheckbox } from '@/components/admin/records/bulk/row-checkbox';
import { useSelection } from '@/components/admin/records/bulk/selection';
import type { ListSort } from '@/lib/shared/lists/list-sort';
import type { Column } from './column';
import { SortHeading } from './sort-heading';
import { useRowKeys } from './use-row-keys';

const cell = 'block admin:table-cell admin:h-[52px] admin:px-2.5';

type RecordTableProps<Row, Sort extends string> = {
  label: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  openId: (id: string) => string;
  sort: ListSort<Sort>;
  hrefOf: (sort: ListSort<Sort>) => Route;
};

function Row<R extends { _id: string }, Sort extends string>({
  row,
  columns,
  nameOf,
}: Pick<RecordTableProps<R, Sort>, 'columns' | 'nameOf'> & { row: R }) {
  const isTicked = useSelection().has(row._id);
  return (
    <tr
      data-id={row._id}
      className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-2 border-hairline border-t px-2 py-2 focus-within:bg-sand hover:bg-paper admin:table-row admin:p-0 ${isTicked ? 'bg-paper' : ''}`}
    >
      <td className={`${cell} row-span-2 admin:w-11 admin:px-0`}>
        <RowCheckbox id={row._id} name={nameOf(row)} className="h-11 content-center" />
      </td>
      {columns.map(({ label, isName = false, cellLook = '', render }) =>
        isName ? (
          <th key={label} scope="row" className={`${cell} text-left font-normal ${cellLook}`}>
            {render(row)}
          </th>
        ) : (
          <td key={label} className={`${cell} ${cellLook}`}>
            {render(row)}
          </td>
        ),
      )}
    </tr>
  );
}

export function RecordTable<R extends { _id: string }, Sort extends string>(
  props: RecordTableProps<R, Sort>,
) {
  const { label, columns, rows, nameOf, openId, sort, hrefOf } = props;
  const keys = useRowKeys(openId);
  return (
    <div className="rounded-[3px] border border-hairline bg-field">
      <table aria-label={label} className="block w-full admin:table admin:text-[13px]">
        <thead className="sr-only admin:not-sr-only admin:table-header-group admin:text-stone">
          <tr>
            <th
              scope="col"
              className="sticky top-0 z-10 w-11 bg-field shadow-[inset_0_-1px_0_var(--color-line)]"
            >
              <span className="sr-only">Tick</span>
            </th>
            {columns.map((column) => (
              <SortHeading key={column.label} column={column} sort={sort} hrefOf={hrefOf} />
            ))}
          </tr>
        </thead>
        <tbody className="block admin:table-row-group" {...keys}>
          {rows.map((row) => (
            <Row key={row._id} row={row} columns={columns} nameOf={nameOf} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
