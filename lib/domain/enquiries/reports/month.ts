import { addDays, toDay } from '@/lib/shared/time/local-day';
import { listMonths, type Month } from '@/lib/shared/time/month-list';

/** As far back as a choice reaches. */
const mostMonths = 24;

/** The month that an address asks for, the present one where it asks for none, and those that may be asked for. */
export function readMonth(
  params: Record<string, unknown>,
  now: Date,
): { month: string; months: readonly Month[] } {
  const today = toDay(now);
  const months = listMonths(addDays(today, -31 * mostMonths), today, mostMonths);
  return { month: months.find(({ month }) => month === params.month)?.month ?? today.slice(0, 7), months };
}
