import { runHousekeeping } from '@/lib/domain/housekeeping';
import { cronRoute } from '@/lib/server/http/cron-route';
import { methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: cronRoute(runHousekeeping) });
