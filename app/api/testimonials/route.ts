import { listPublished } from '@/lib/domain/records/queries';
import { writableTestimonials } from '@/lib/domain/testimonials/rules';
import { addRoute } from '@/lib/server/http/record-routes';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await listPublished('testimonial')), { isCached: true }),
  POST: addRoute(writableTestimonials),
});
