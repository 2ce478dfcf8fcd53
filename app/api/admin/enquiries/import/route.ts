import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { importEnquiries } from '@/lib/domain/intake/channels/table/mutations';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  // A table is larger than a server action accepts.
  POST: adminRoute(async (request, { staff }) =>
    respondWithMutation(await importEnquiries(staff, await readJson(request, importLimits.bodyBytes))),
  ),
});
