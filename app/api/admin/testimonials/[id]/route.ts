import { deleteTestimonial } from '@/lib/domain/testimonials/mutations';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { findExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (request, { admin, params: { id = '' } }) =>
    respondWithMutation(await deleteTestimonial(admin, id, findExpectedVersion(request))),
  ),
});
