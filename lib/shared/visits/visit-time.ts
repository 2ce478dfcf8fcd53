import { formatClock, formatLongDay } from '../time/local-day';

export const formatSlot = (startsAt: Date | string): string => {
  const at = new Date(startsAt).toISOString();
  return `${formatLongDay(at)}, ${formatClock(at)}`;
};

export const endOf = (startsAt: Date | string, minutes: number): Date =>
  new Date(new Date(startsAt).getTime() + minutes * 60_000);

export const formatSpan = (startsAt: Date | string, minutes: number): string =>
  `${formatClock(new Date(startsAt).toISOString())} to ${formatClock(endOf(startsAt, minutes).toISOString())}`;
