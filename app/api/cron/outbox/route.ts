import { isOwnHost } from '@/lib/server/delivery/email/setup';
import { runOutbox } from '@/lib/server/delivery/outbox/run';
import { cronRoute } from '@/lib/server/http/cron-route';
import { methods } from '@/lib/server/http/route';

// What a serverless host may use for it; one run takes 45 s at most.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: cronRoute(async (request) =>
    // A preview or a copy under another name mails nobody.
    isOwnHost(request.headers.get('host')) ? runOutbox() : { sent: 0, failed: 0, dead: 0 },
  ),
});
