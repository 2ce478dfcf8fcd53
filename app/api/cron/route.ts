import { runJobs } from '@/lib/domain/jobs';
import { cronRoute } from '@/lib/server/http/cron-route';
import { methods } from '@/lib/server/http/route';

// Seconds. The jobs take at most 45 s.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: cronRoute(runJobs) });
