import { updateTestimonial } from '@/lib/domain/testimonials/mutations';
import { readJson } from '@/lib/server/http/body';
import { editorRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { withExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: editorRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(
      await updateTestimonial(staff, id, withExpectedVersion(request, await readJson(request))),
    ),
  ),
});
