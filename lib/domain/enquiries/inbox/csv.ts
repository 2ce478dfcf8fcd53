import { toCsvLine } from '@/lib/shared/tables/csv';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { tableColumns } from '../field-places';
import type { NotedRow } from '../row';

const toNoteText = ({ at, actor, text }: NotedRow['events'][number]) =>
  `${formatMoment(at.getTime())}, ${actor}: ${text}`;

const notes = {
  place: 25,
  head: 'Notes',
  of: ({ events }: NotedRow) => events.map(toNoteText).join('\n'),
};
const columns = [...tableColumns, notes].toSorted((one, other) => one.place - other.place);

export const csvHead = (): string => toCsvLine(columns.map(({ head }) => head));

export const toEnquiryLine = (row: NotedRow): string => toCsvLine(columns.map(({ of }) => of(row)));
