import { reorderHeroImages } from '@/lib/domain/hero/mutations';
import { orderRoute } from '@/lib/server/http/order-route';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(reorderHeroImages);
