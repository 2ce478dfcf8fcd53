import { createTestimonial } from '@/lib/domain/testimonials/mutations';
import { listTestimonials } from '@/lib/domain/testimonials/queries';
import { readJson } from '@/lib/server/body';
import { adminRoute, answerMutation, json, methods, publicRoute } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await listTestimonials())),
  POST: adminRoute(async (request, { admin }) =>
    answerMutation(await createTestimonial(admin, await readJson(request)), 201),
  ),
});
