import { monthQuery } from '@/lib/domain/enquiries/reports/schema';
import {
  sourceReportHead,
  toSourceReportLine,
  walkSourceReport,
} from '@/lib/domain/enquiries/reports/source-report';
import { answerCsv } from '@/lib/server/http/csv';
import { parseQuery } from '@/lib/server/http/query';
import { methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) => {
    const { month } = parseQuery(monthQuery, request);
    const walk = walkSourceReport(staff, month);
    return answerCsv(
      { name: `sources-${month}`, head: sourceReportHead(), toLine: toSourceReportLine },
      walk,
    );
  }),
});
