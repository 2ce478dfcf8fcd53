import 'server-only';
import { db } from '@/lib/server/db';
import type { InboxColumn, InboxSort } from '@/lib/shared/enquiries/inbox-sort';
import { splitSort } from '@/lib/shared/lists/list-sort';
import type { Prisma } from '@/prisma/generated/client';
import { readDetails } from '../field/details';

export const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

type Order = readonly Prisma.EnquiryOrderByWithRelationInput[];

const byDatabase: Partial<Record<InboxColumn, (way: 'asc' | 'desc') => Order>> = {
  state: (state) => [{ state }, ...newestFirst],
  received: (way) => (way === 'asc' ? newestFirst : [{ createdAt: 'asc' }, { id: 'asc' }]),
  left: (sort) => [{ answerBy: { sort, nulls: 'last' } }, ...newestFirst],
  due: (sort) => [{ followUpAt: { sort, nulls: 'last' } }, ...newestFirst],
};

export function findOrder(sort: InboxSort): Order | null {
  const { column, isReversed } = splitSort(sort);
  return byDatabase[column || 'received']?.(isReversed ? 'desc' : 'asc') ?? null;
}

/** Sorted here, because the collation of the database is unknown. */
const texts = new Intl.Collator('en', { numeric: true });

const textSelect = {
  id: true,
  name: true,
  source: true,
  details: true,
  project: { select: { name: true } },
  assignee: { select: { name: true } },
} as const satisfies Prisma.EnquirySelect;

type TextRow = Prisma.EnquiryGetPayload<{ select: typeof textSelect }>;

const textOf: Partial<Record<InboxColumn, (row: TextRow) => string>> = {
  name: ({ name }) => name,
  project: ({ project }) => project?.name ?? '',
  source: ({ source }) => source || 'Website',
  assignee: ({ assignee }) => assignee?.name ?? '',
  visit: ({ details }) => readDetails(details).visitOn,
};

export async function listIdsByText(where: Prisma.EnquiryWhereInput, sort: InboxSort): Promise<string[]> {
  const { column, isReversed } = splitSort(sort);
  const read = textOf[column || 'name'];
  const rows = await db.enquiry.findMany({ where, orderBy: [...newestFirst], select: textSelect });
  const keyed = rows.map((row) => ({ id: row.id, text: read?.(row).trim() ?? '' }));
  const way = isReversed ? -1 : 1;
  return keyed
    .sort(
      (one, other) =>
        Number(one.text === '') - Number(other.text === '') || way * texts.compare(one.text, other.text),
    )
    .map(({ id }) => id);
}
