import { brands } from '@/lib/domain/brands/kind';
import { orderRoute } from '@/lib/server/http/record-routes';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(brands);
