import { z } from 'zod';
import { moment, named } from '@/lib/server/http/openapi';

export const delivery = named(
  'Delivery',
  z.object({
    _id: z.string(),
    enquiry: z.string(),
    label: z.string(),
    kind: z.enum(['mail', 'webhook', 'push']),
    state: z.enum(['pending', 'sent', 'dead']),
    attempts: z.number().int(),
    lastError: z.string(),
    createdAt: moment,
    nextAttemptAt: moment.nullable(),
    sentAt: moment.nullable(),
  }),
);

export type Delivery = z.output<typeof delivery>;
