import type { FilingPart } from '@/lib/content/filing';
import { formatDay } from '../time/format-moment';
import { countBooked, countRemaining } from './differences';
import type { FilingFacts } from './facts';
import { firstDayOf } from './quarters';

export type PartState = { isReady: boolean; text: string };

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const list = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

function towersOf({ towers }: FilingFacts): PartState {
  const unsaid = towers.filter(({ floors }) => floors === null).map(({ name }) => name);
  if (unsaid.length > 0) return { isReady: false, text: `Floors are missing for ${list(unsaid)}` };
  const floors = towers.reduce((sum, tower) => sum + (tower.floors ?? 0), 0);
  return { isReady: true, text: `${count(towers.length, 'tower')}, ${count(floors, 'floor')}` };
}

function unitsOf({ units }: FilingFacts): PartState {
  if (units.count === 0) return { isReady: false, text: 'No units' };
  const isReady = units.complete === units.count;
  return { isReady, text: `${units.complete} of ${units.count} with all eight columns` };
}

function bookedOf(facts: FilingFacts): PartState {
  if (facts.units.count === 0) return { isReady: false, text: 'Known once units are added' };
  const held = facts.held > 0 ? `, ${facts.held} of them blocked` : '';
  return { isReady: true, text: `${countBooked(facts)} booked, ${countRemaining(facts)} remain${held}` };
}

function workOf({ work, towers, quarter }: FilingFacts): PartState {
  if (work.length === 0) return { isReady: false, text: 'No entry' };
  const silent = towers
    .filter(({ name }) => !work.some(({ tower }) => tower === name))
    .map(({ name }) => name);
  const isWhole = work.some(({ tower }) => !towers.some(({ name }) => name === tower));
  if (silent.length > 0 && !isWhole && towers.length > 1)
    return { isReady: false, text: `No entry of ${list(silent)}` };
  const oldest = work.map(({ date }) => date).toSorted()[0] ?? '';
  const newest =
    work
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '';
  if (oldest < firstDayOf(quarter))
    return { isReady: false, text: `The entry of ${formatDay(oldest)} is older than the quarter` };
  return { isReady: true, text: `Eight kinds, entry of ${formatDay(newest)}` };
}

function papersOf({ papers }: FilingFacts): PartState {
  const asked = papers.filter(({ state }) => state !== 'To be applied');
  const lacking = asked.filter(({ file }) => file === '');
  if (papers.length === 0) return { isReady: false, text: 'None' };
  if (lacking.length === 0) return { isReady: true, text: count(papers.length, 'paper') };
  const named = lacking.map(({ kind, leftOut }) => (leftOut ? `${kind} (${leftOut})` : kind));
  return {
    isReady: false,
    text: `${papers.length - lacking.length} of ${papers.length}; without a file: ${list(named)}`,
  };
}

export const listReady = (facts: FilingFacts): Record<FilingPart, PartState> => ({
  towers: towersOf(facts),
  units: unitsOf(facts),
  booked: bookedOf(facts),
  work: workOf(facts),
  pictures: {
    isReady: facts.pictures.length > 0,
    text: facts.pictures.length > 0 ? `${facts.pictures.length} of this quarter` : 'None of this quarter',
  },
  papers: papersOf(facts),
  litigation: {
    isReady: true,
    text: facts.litigation.length === 0 ? 'None' : count(facts.litigation.length, 'case'),
  },
});
