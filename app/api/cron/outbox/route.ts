import { sendOutboxOnCall } from '@/lib/domain/jobs';
import { cronRoute } from '@/lib/server/http/cron-route';
import { methods } from '@/lib/server/http/route';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: cronRoute(sendOutboxOnCall),
});
