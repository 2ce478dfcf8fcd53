import 'server-only';
import { z } from 'zod';
import { type BoardStage, boardLimits, boardStages, isClosedStage } from '@/lib/content/enquiries/board';
import { countByMergeGroup } from '@/lib/domain/contacts/merge-groups';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { idInput } from '@/lib/shared/enquiries/inputs';
import { toDay } from '@/lib/shared/time/local-day';
import type { Prisma } from '@/prisma/generated/client';
import { toOutcome } from '../field/outcome';
import { toWhere } from '../inbox/filter';
import { listFilterOptions } from '../inbox/queries';
import { cardInclude, toCard } from '../row';
import { enquiryFilter } from '../schema';
import type { Board, BoardColumn } from './dto';

const filter = z.object({
  assignee: idInput.catch('').default(''),
  project: idInput.catch('').default(''),
});

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

const orderOf = (stage: BoardStage): Prisma.EnquiryOrderByWithRelationInput[] =>
  isClosedStage(stage)
    ? [{ updatedAt: 'desc' }, { id: 'desc' }]
    : [{ followUpAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }];

/** The values are in JSON, so they are added here. */
async function sum(
  stage: BoardStage,
  where: Prisma.EnquiryWhereInput,
): Promise<{ count: number; value: number }> {
  if (stage !== 'won') return { count: await db.enquiry.count({ where }), value: 0 };
  const won = await db.enquiry.findMany({ where, select: { outcome: true } });
  return { count: won.length, value: won.reduce((value, row) => value + (toOutcome(row).wonValue ?? 0), 0) };
}

async function readColumn(stage: BoardStage, where: Prisma.EnquiryWhereInput): Promise<BoardColumn> {
  const [{ count, value }, rows] = await Promise.all([
    sum(stage, where),
    db.enquiry.findMany({ where, orderBy: orderOf(stage), take: boardLimits.cards, include: cardInclude }),
  ]);
  const counts = await countByMergeGroup([...new Set(rows.map(({ contactId }) => contactId))]);
  return {
    stage,
    count,
    value,
    cards: rows.map((row) => {
      const { lostReason, wonValue, siteVisitOn } = toOutcome(row);
      return { ...toCard(row, counts.get(row.contactId) ?? 1), lostReason, wonValue, siteVisitOn };
    }),
  };
}

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
