import { laterDay, officeDay } from '@/lib/shared/time/office-clock';

// Once, so that a test over midnight has one day.
const today = officeDay(Date.now());

/** A day of the office that is so many days away, and a time of it. */
export const slotIn = (days: number, time = '11:00'): string =>
  new Date(`${laterDay(today, days)}T${time}:00+05:30`).toISOString();

/** A project that is shown on every day from 10 to 13, one family at a time. */
export const visited = {
  name: 'Kadal Crest',
  status: 'ongoing',
  location: 'Panambur, Mangalore',
  visitsOn: true,
  visitHours: [{ days: 'Monday to Sunday', opens: '10:00', closes: '13:00' }],
} as const;
