import { addDays, toDay } from '@/lib/shared/time/local-day';
import { listMonths, type Month } from '@/lib/shared/time/month-list';

const mostMonths = 24;

export function readMonth(
  params: Record<string, unknown>,
  now: Date,
): { month: string; months: readonly Month[] } {
  const today = toDay(now);
  const months = listMonths(addDays(today, -31 * mostMonths), today, mostMonths);
  return { month: months.find(({ month }) => month === params.month)?.month ?? today.slice(0, 7), months };
}
