import { deleteTestimonial } from '@/lib/domain/testimonials/mutations';
import { editorRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { findExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: editorRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await deleteTestimonial(staff, id, findExpectedVersion(request))),
  ),
});
