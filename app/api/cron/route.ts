import { runJobs } from '@/lib/domain/jobs';
import { cronRoute } from '@/lib/server/http/cron-route';
import { methods } from '@/lib/server/http/route';

// What a serverless host may use for it; the jobs take 45 s at most.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: cronRoute(runJobs) });
