import { z } from 'zod';
import { moment, named } from '@/lib/server/http/openapi';

export const subscription = named(
  'PushSubscription',
  z.object({
    _id: z.string(),
    userAgent: z.string(),
    createdAt: moment,
    rangAt: moment.nullable(),
    lastError: z.string(),
    isCurrent: z.boolean(),
  }),
);

export const subscriptions = named(
  'PushSubscriptions',
  z.object({
    /** Null until somebody has asked for it. */
    publicKey: z.string().nullable(),
    telephones: z.array(subscription),
  }),
);

export type OwnPushSubscription = z.output<typeof subscription>;
export type OwnPushSubscriptions = z.output<typeof subscriptions>;
