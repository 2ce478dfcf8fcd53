import { updateTestimonial } from '@/lib/domain/testimonials/mutations';
import { readJson } from '@/lib/server/body';
import { adminRoute, answerMutation, methods } from '@/lib/server/route';
import { withExpectedVersion } from '@/lib/server/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: adminRoute(async (request, { admin, params: { id = '' } }) =>
    answerMutation(await updateTestimonial(admin, id, withExpectedVersion(request, await readJson(request)))),
  ),
});
