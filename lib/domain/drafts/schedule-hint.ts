import 'server-only';
import { scheduleHints } from '@/lib/content/schedule';
import { isServerless } from '@/lib/server/host';

/** How late the website may do what it does by itself. */
export const findScheduleHint = (): string => (isServerless() ? scheduleHints.host : scheduleHints.server);
