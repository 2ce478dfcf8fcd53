import { csvHead, toEnquiryLine } from '@/lib/domain/enquiries/inbox/csv';
import { exportEnquiries } from '@/lib/domain/enquiries/inbox/export';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { answerCsv } from '@/lib/server/http/csv';
import { parseQuery } from '@/lib/server/http/query';
import { methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) => {
    const walk = await exportEnquiries(staff, parseQuery(enquiryFilter, request));
    return answerCsv({ name: 'enquiries', head: csvHead(), toLine: toEnquiryLine }, walk);
  }),
});
