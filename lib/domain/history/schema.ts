import { z } from 'zod';

const name = z.string().max(64).optional();

export const historyQuery = z.object({
  entity: name,
  entityId: name,
  userId: name,
  before: name,
  limit: z.coerce
    .number({ error: 'limit must be a number' })
    .int('limit must be a whole number')
    .min(1, 'limit must be at least 1')
    .max(200, 'limit must be at most 200')
    .default(50),
});
