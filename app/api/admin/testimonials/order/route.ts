import { reorderTestimonials } from '@/lib/domain/testimonials/mutations';
import { orderRoute } from '@/lib/server/order-route';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(reorderTestimonials);
