import { z } from 'zod';

/** Security (SSRF): the address is checked on save, and again at each call. */
export const webhookInput = z.object({
  url: z.string({ error: 'The address is required' }).trim().min(1, 'The address is required').max(500),
});

export const webhookSwitch = z.object({ isActive: z.boolean() });
