import type { Delivery } from '@/lib/domain/notifications/dto';
import { reasonOfFailure } from '@/lib/shared/mail/delivery-reason';
import { daysBetween, formatClock, formatDayAndClock } from '@/lib/shared/time/local-day';

const names: Record<string, string> = {
  'enquiry.created': 'The message of the enquiry to another system',
  'enquiry.updated': 'The message of the change to another system',
};

export const nameOfDelivery = ({ label }: Pick<Delivery, 'label'>): string => names[label] ?? label;

export const reasonOfDelivery = ({ kind, lastError }: Pick<Delivery, 'kind' | 'lastError'>): string =>
  reasonOfFailure(kind, lastError);

function nextTry(moment: string, now: Date): string {
  if (new Date(moment) <= now) return 'retrying now';
  const time = daysBetween(now, moment) === 0 ? formatClock(moment) : formatDayAndClock(moment, now);
  return `next try ${time}`;
}

export function outcomeOfDelivery(delivery: Delivery, now: Date): string {
  const { state, nextAttemptAt } = delivery;
  const reason = reasonOfDelivery(delivery);
  if (state === 'sent') return 'was delivered';
  if (state === 'dead') return `could not be delivered${reason && `: ${reason}`}`;
  if (!reason) return 'is waiting to be sent';
  return `waits: ${reason}${nextAttemptAt ? `, ${nextTry(nextAttemptAt, now)}` : ''}`;
}
