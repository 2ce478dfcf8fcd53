import { projects } from '@/lib/domain/projects/kind';
import { orderRoute } from '@/lib/server/http/record-routes';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(projects);
