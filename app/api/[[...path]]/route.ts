import { methods, publicRoute } from '@/lib/server/http/route';
import { AppError } from '@/lib/shared/errors';

const unknown = publicRoute(async () => {
  throw new AppError('not_found', 'There is no such call.');
});

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
});
