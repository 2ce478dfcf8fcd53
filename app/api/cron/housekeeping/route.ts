import { runHousekeeping } from '@/lib/domain/housekeeping/run';
import { cronRoute } from '@/lib/server/cron-route';
import { methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: cronRoute(runHousekeeping) });
