import { writableTestimonials } from '@/lib/domain/testimonials/rules';
import { updateRoute } from '@/lib/server/http/record-routes';
import { methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({ PUT: updateRoute(writableTestimonials) });
