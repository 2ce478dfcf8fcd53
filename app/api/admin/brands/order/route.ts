import { reorderBrands } from '@/lib/domain/brands/mutations';
import { orderRoute } from '@/lib/server/http/order-route';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(reorderBrands);
