import {
  exportGoogleConversions,
  googleHead,
  toGoogleLine,
} from '@/lib/domain/enquiries/reports/google-conversions';
import { monthQuery } from '@/lib/domain/enquiries/reports/schema';
import { answerCsv } from '@/lib/server/http/csv';
import { parseQuery } from '@/lib/server/http/query';
import { methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) => {
    const { month } = parseQuery(monthQuery, request);
    const walk = await exportGoogleConversions(staff, month);
    return answerCsv({ name: `google-stages-${month}`, head: googleHead(), toLine: toGoogleLine }, walk);
  }),
});
