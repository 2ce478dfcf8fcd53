import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { readJson } from '@/lib/server/http/body';
import { jsonRecord, methods, respondWithMutation, salesRoute } from '@/lib/server/http/route';
import { withExpectedVersion } from '@/lib/server/http/version';
import { AppError } from '@/lib/shared/errors';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (_request, { staff, params: { id = '' } }) => {
    const enquiry = await findEnquiry(staff, id);
    if (!enquiry) throw new AppError('not_found', 'There is no such enquiry.');
    return jsonRecord(enquiry);
  }),
  PATCH: salesRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(
      await updateEnquiry(staff, id, withExpectedVersion(request, await readJson(request))),
    ),
  ),
});
