import { z } from 'zod';
import { moment, named, pageFields } from '@/lib/server/http/openapi';

export const subscriberPage = named(
  'SubscriberPage',
  z.object({
    subscribers: z.array(
      z.object({
        _id: z.string(),
        email: z.string(),
        page: z.string(),
        noticeVersion: z.string(),
        createdAt: moment,
      }),
    ),
    ...pageFields,
  }),
);

export type SubscriberPage = z.output<typeof subscriberPage>;
