import { directors } from '@/lib/domain/board/kind';
import { orderRoute } from '@/lib/server/http/record-routes';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(directors);
