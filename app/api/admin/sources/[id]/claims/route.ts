import { claimsHead, exportClaims, toClaimLine } from '@/lib/domain/sources/claims';
import { claimsQuery } from '@/lib/domain/sources/schema';
import { answerCsv } from '@/lib/server/http/csv';
import { parseQuery } from '@/lib/server/http/query';
import { adminRoute, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (request, { staff, params: { id = '' } }) => {
    const { month } = parseQuery(claimsQuery, request);
    const walk = await exportClaims(staff, id, month);
    return answerCsv({ name: `claims-${month}`, head: claimsHead(), toLine: toClaimLine }, walk);
  }),
});
