import { reorderTestimonials } from '@/lib/domain/testimonials/mutations';
import { orderRoute } from '@/lib/server/http/order-route';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(reorderTestimonials);
