import { reorderProjects } from '@/lib/domain/projects/mutations';
import { orderRoute } from '@/lib/server/http/order-route';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(reorderProjects);
