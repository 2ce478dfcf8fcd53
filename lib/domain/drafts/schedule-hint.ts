import 'server-only';
import { scheduleHints } from '@/lib/content/admin/schedule';
import { isServerless } from '@/lib/server/host';

export const findScheduleHint = (): string => (isServerless() ? scheduleHints.host : scheduleHints.server);
