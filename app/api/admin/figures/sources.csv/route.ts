import { figuresHead, toFiguresLine, walkSourceFigures } from '@/lib/domain/enquiries/figures/queries';
import { monthQuery } from '@/lib/domain/enquiries/figures/schema';
import { answerCsv } from '@/lib/server/http/csv';
import { parseQuery } from '@/lib/server/http/query';
import { methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) => {
    const { month } = parseQuery(monthQuery, request);
    const walk = walkSourceFigures(staff, month);
    return answerCsv({ name: `sources-${month}`, head: figuresHead(), toLine: toFiguresLine }, walk);
  }),
});
