import { z } from 'zod';

export const ownPassword = z.object({
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1000, 'At most 1000 characters'),
});

export const firstCode = z.object({
  code: z
    .string({ error: 'Code is required' })
    .trim()
    .min(1, 'Code is required')
    .max(40, 'At most 40 characters'),
});
