import { z } from 'zod';

export const firstCode = z.object({
  code: z
    .string({ error: 'Code is required' })
    .trim()
    .min(1, 'Code is required')
    .max(40, 'At most 40 characters'),
});
