import 'server-only';
import { z } from 'zod';
import { type BoardStage, boardLimits, boardStages, isClosedStage } from '@/lib/content/enquiries/board';
import { countByMergeGroup } from '@/lib/domain/contacts/merge-groups';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { idInput } from '@/lib/shared/enquiries/inputs';
import { toDay } from '@/lib/shared/time/local-day';
import type { Prisma } from '@/prisma/generated/client';
import { toWhere } from '../inbox/filter';
import { listFilterOptions } from '../inbox/queries';
import { cardInclude, toCard } from '../row';
import { enquiryFilter } from '../schema';
import type { Board, BoardColumn } from './dto';

const filter = z.object({
  assignee: idInput.catch('').default(''),
  project: idInput.catch('').default(''),
});

/** What is still to be done stays; of the closed those that became so this month. */
function whereOf(stage: BoardStage, query: Board['query'], since: string): Prisma.EnquiryWhereInput {
  const { assignee, project } = query;
  const chosen = enquiryFilter.parse({
    ...(assignee && { assignee }),
    ...(project && { project }),
    state: stage,
    ...(isClosedStage(stage) && { since }),
  });
  return toWhere(chosen);
}

/** Who is to be followed up first; of the closed the last one first. */
const orderOf = (stage: BoardStage): Prisma.EnquiryOrderByWithRelationInput[] =>
  isClosedStage(stage)
    ? [{ updatedAt: 'desc' }, { id: 'desc' }]
    : [{ followUpAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }];

async function readColumn(stage: BoardStage, where: Prisma.EnquiryWhereInput): Promise<BoardColumn> {
  const [sum, rows] = await Promise.all([
    db.enquiry.aggregate({ where, _count: true, _sum: { wonValue: true } }),
    db.enquiry.findMany({ where, orderBy: orderOf(stage), take: boardLimits.cards, include: cardInclude }),
  ]);
  const counts = await countByMergeGroup([...new Set(rows.map(({ contactId }) => contactId))]);
  return {
    stage,
    count: sum._count,
    value: stage === 'won' ? (sum._sum.wonValue ?? 0) : 0,
    cards: rows.map((row) => ({
      ...toCard(row, counts.get(row.contactId) ?? 1),
      lostReason: row.lostReason,
      wonValue: row.wonValue,
      siteVisitOn: row.siteVisitOn,
    })),
  };
}

/** The stages with the first of their enquiries, for everybody or for one, of all projects or of one. */
export const listBoardColumns = (
  _sales: Sales,
  query: Board['query'],
  since: string,
): Promise<BoardColumn[]> =>
  Promise.all(boardStages.map((stage) => readColumn(stage, whereOf(stage, query, since))));

export async function readBoard(
  sales: Sales,
  params: Record<string, unknown>,
  now = new Date(),
): Promise<Board> {
  const query = filter.parse(params);
  const since = `${toDay(now).slice(0, 7)}-01`;
  const [options, columns] = await Promise.all([
    listFilterOptions(sales),
    listBoardColumns(sales, query, since),
  ]);
  return { columns, since, query, options };
}
