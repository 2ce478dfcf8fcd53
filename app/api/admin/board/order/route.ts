import { reorderDirectors } from '@/lib/domain/board/mutations';
import { orderRoute } from '@/lib/server/http/order-route';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(reorderDirectors);
