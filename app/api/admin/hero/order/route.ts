import { heroImages } from '@/lib/domain/hero/kind';
import { orderRoute } from '@/lib/server/http/record-routes';

export const { GET, POST, PUT, PATCH, DELETE } = orderRoute(heroImages);
