import { testimonials } from '@/lib/domain/testimonials/kind';
import { orderRoute } from '@/lib/server/http/record-routes';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(testimonials);
