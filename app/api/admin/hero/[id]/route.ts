import { heroImages } from '@/lib/domain/hero/kind';
import { deleteRoute } from '@/lib/server/http/record-routes';
import { methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({ DELETE: deleteRoute(heroImages) });
