import { updateTestimonial } from '@/lib/domain/testimonials/mutations';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { withExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: adminRoute(async (request, { admin, params: { id = '' } }) =>
    respondWithMutation(
      await updateTestimonial(admin, id, withExpectedVersion(request, await readJson(request))),
    ),
  ),
});
