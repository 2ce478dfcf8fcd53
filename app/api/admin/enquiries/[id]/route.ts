import { updateEnquiry } from '@/lib/domain/enquiries/office-mutations';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { readJson } from '@/lib/server/body';
import { answerMutation, answerRecord, methods, staffRoute } from '@/lib/server/route';
import { withExpectedVersion } from '@/lib/server/version';
import { AppError } from '@/lib/shared/errors';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: staffRoute(async (_request, { staff, params: { id = '' } }) => {
    const enquiry = await findEnquiry(staff, id);
    if (!enquiry) throw new AppError('not_found', 'There is no such enquiry.');
    return answerRecord(enquiry);
  }),
  PATCH: staffRoute(async (request, { staff, params: { id = '' } }) =>
    answerMutation(await updateEnquiry(staff, id, withExpectedVersion(request, await readJson(request)))),
  ),
});
