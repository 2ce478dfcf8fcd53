import { createTestimonial } from '@/lib/domain/testimonials/mutations';
import { listTestimonials } from '@/lib/domain/testimonials/queries';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods, publicRoute, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await listTestimonials()), { isCached: true }),
  POST: adminRoute(async (request, { admin }) =>
    respondWithMutation(await createTestimonial(admin, await readJson(request)), 201),
  ),
});
