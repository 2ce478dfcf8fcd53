import { compareContent } from '@/lib/content/projects/compare';
import { stateOf } from '@/lib/content/projects/projects-pages';
import { byDistance } from '@/lib/shared/projects/distances';
import { describeBhk, describeCarpet, findCheapest, formatPrice } from '@/lib/shared/projects/homes';
import { readyBy } from '@/lib/shared/projects/registration';
import { formatDay } from '@/lib/shared/time/format-moment';
import { formatWholeDay } from '@/lib/shared/time/whole-day';
import type { ComparedRow, ComparedValue } from './dto';
import type { PublicProject } from './fields';

const { rows } = compareContent;
const say = (text: string, more = ''): ComparedValue => ({ text, ...(more && { more }) });

const toCarpet = ({ unitTypes }: PublicProject): ComparedValue => {
  const carpet = describeCarpet(unitTypes);
  return carpet ? say(carpet.metres, carpet.feet) : say('');
};

const toPrice = ({ unitTypes }: PublicProject): ComparedValue => {
  const cheapest = findCheapest(unitTypes);
  if (!cheapest?.priceFrom) return say(compareContent.onRequest);
  return say(formatPrice(cheapest.priceFrom), cheapest.pricedOn && formatDay(cheapest.pricedOn));
};

const sum = (counts: (number | null)[]) => counts.reduce<number>((total, count) => total + (count ?? 0), 0);

const toFree = ({ unitTypes }: PublicProject): ComparedValue => {
  const counted = unitTypes.filter(({ freeCount }) => freeCount !== null);
  if (counted.length === 0) return say('');
  const free = sum(counted.map(({ freeCount }) => freeCount));
  const isWhole = counted.every(({ homeCount }) => homeCount !== null);
  return say(isWhole ? `${free} of ${sum(counted.map(({ homeCount }) => homeCount))}` : String(free));
};

const readings: [label: string, read: (project: PublicProject) => ComparedValue][] = [
  [rows.homes, ({ unitTypes, category }) => say(describeBhk(unitTypes) || (category ?? ''))],
  [rows.carpet, toCarpet],
  [rows.price, toPrice],
  [rows.ready, ({ registrations }) => say(readyBy(registrations) && formatWholeDay(readyBy(registrations)))],
  [rows.stage, (project) => say(stateOf(project))],
  [rows.free, toFree],
  [
    rows.parking,
    ({ unitTypes }) => say([...new Set(unitTypes.map(({ parking }) => parking))].filter(Boolean).join('; ')),
  ],
  [rows.amenities, ({ amenities }) => say(amenities.join(', '))],
];

function toDistanceRows(projects: readonly PublicProject[]): ComparedRow[] {
  const named = byDistance(projects.flatMap(({ distances }) => distances)).map(({ place }) => place);
  const least = Math.min(2, projects.length);
  const isShared = (place: string) => named.filter((other) => other === place).length >= least;
  return [...new Set(named.filter(isShared))].map((place) => ({
    label: place,
    values: projects.map(({ distances }) => {
      const found = distances.find((distance) => distance.place === place);
      return say(found ? `${found.km}\u00a0km` : '');
    }),
  }));
}

export const compareProjects = (projects: readonly PublicProject[]): ComparedRow[] =>
  [
    ...readings.map(([label, read]) => ({ label, values: projects.map(read) })),
    ...toDistanceRows(projects),
  ].filter(({ values }) => values.some(({ text }) => text !== ''));
