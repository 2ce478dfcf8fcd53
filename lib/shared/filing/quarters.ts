import { validUntil } from '../projects/registration';
import { laterDay } from '../time/office-clock';

export const filingAlarmDays = [10, 5, 1] as const;

const form = /^(20\d\d)-Q([1-4])$/;
const firstMonths = ['01', '04', '07', '10'];

export const isQuarter = (text: unknown): text is string => typeof text === 'string' && form.test(text);

function partsOf(quarter: string): { year: number; at: number } {
  const [, year, at] = form.exec(quarter) ?? [];
  if (!year || !at) throw new Error(`${quarter} is no quarter.`);
  return { year: Number(year), at: Number(at) - 1 };
}

/** Calendar quarters, as 2026-Q4. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

export function nextQuarter(quarter: string): string {
  const { year, at } = partsOf(quarter);
  return at === 3 ? `${year + 1}-Q1` : `${year}-Q${at + 2}`;
}

export function formerQuarter(quarter: string): string {
  const { year, at } = partsOf(quarter);
  return at === 0 ? `${year - 1}-Q4` : `${year}-Q${at}`;
}

export function firstDayOf(quarter: string): string {
  const { year, at } = partsOf(quarter);
  return `${year}-${firstMonths[at]}-01`;
}

export const lastDayOf = (quarter: string): string => laterDay(firstDayOf(nextQuarter(quarter)), -1);

/** RERA, section 11(1): due on the 15th of January, April, July and October. */
export const dueOn = (quarter: string): string => laterDay(firstDayOf(nextQuarter(quarter)), 14);

export const hasEnded = (quarter: string, today: string): boolean => lastDayOf(quarter) < today;

export const endedQuarter = (today: string): string => formerQuarter(quarterOf(today));

export type FiledRegistration = {
  number: string;
  registeredOn: string;
  completionOn: string;
  extensions: readonly { until: string }[];
};

export type Completion = { datedOn: string };

/** With several registrations the certificate may be another phase's. A lapsed registration must still be filed. */
export function findFinish(
  registration: FiledRegistration,
  completion: Completion | null,
  { isOnly, today }: { isOnly: boolean; today: string },
): string | null {
  if (!completion) return null;
  const until = validUntil(registration);
  if (isOnly) return completion.datedOn || until || today;
  return until !== '' && until < today ? [until, completion.datedOn].toSorted().at(-1) || until : null;
}

export const filingSheet = (projectId: string, quarter: string, number: string): string =>
  `/admin/projects/${projectId}/filing?quarter=${quarter}&number=${encodeURIComponent(number)}`;

export const hasLapsed = (registration: FiledRegistration, finish: string | null, today: string): boolean => {
  const until = validUntil(registration);
  return finish === null && until !== '' && until < today;
};

const mostShown = 40;

export function listQuarters(registeredOn: string, finish: string | null, today: string): string[] {
  const last = finish !== null && finish < today ? quarterOf(finish) : quarterOf(today);
  const first = registeredOn ? quarterOf(registeredOn) : [endedQuarter(today), last].toSorted()[0];
  const quarters: string[] = [];
  for (
    let quarter = last;
    first && quarter >= first && quarters.length < mostShown;
    quarter = formerQuarter(quarter)
  )
    quarters.push(quarter);
  return quarters;
}

export function listOwed(quarters: readonly string[], filed: readonly string[], today: string): string[] {
  const over = quarters.filter((quarter) => hasEnded(quarter, today));
  const lastFiled = filed.toSorted().at(-1);
  const owed = lastFiled === undefined ? over.slice(0, 1) : over.filter((quarter) => quarter > lastFiled);
  return owed.toSorted();
}

const months = [
  ['January', 'March'],
  ['April', 'June'],
  ['July', 'September'],
  ['October', 'December'],
] as const;

export function nameQuarter(quarter: string): string {
  const { year, at } = partsOf(quarter);
  return `${months[at]?.join(' to ')} ${year}`;
}
