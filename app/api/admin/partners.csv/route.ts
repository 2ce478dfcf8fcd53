import { exportPartners, partnerHead, toPartnerLine } from '@/lib/domain/partners/export';
import { answerCsv } from '@/lib/server/http/csv';
import { adminRoute, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { staff }) =>
    answerCsv({ name: 'partners', head: partnerHead, toLine: toPartnerLine }, await exportPartners(staff)),
  ),
});
