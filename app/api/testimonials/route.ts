import { createTestimonial } from '@/lib/domain/testimonials/mutations';
import { listTestimonials } from '@/lib/domain/testimonials/queries';
import { readJson } from '@/lib/server/http/body';
import { editorRoute, json, methods, publicRoute, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await listTestimonials()), { isCached: true }),
  POST: editorRoute(async (request, { staff }) =>
    respondWithMutation(await createTestimonial(staff, await readJson(request)), 201),
  ),
});
