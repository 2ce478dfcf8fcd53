import { type FilingPart, filingHeadings, filingWork } from '@/lib/content/filing';
import type { FilingFacts } from './facts';

type Figure = string | number | null;
const change = (label: string, before: Figure, now: Figure): string[] =>
  before === now ? [] : [`${label} ${before ?? 'not given'} → ${now ?? 'not given'}`];

const {
  apartments: _a,
  booked: _b,
  garagesBooked: _g,
  available: _v,
  openParking: _o,
  coveredParking: _c,
  name: _n,
  ...built
} = filingHeadings.towers;

const prefix = (name: string, count: number) => (count > 1 ? `${name}: ` : '');

function* towersOf(facts: FilingFacts, before: FilingFacts): Generator<string> {
  for (const { name } of before.towers)
    if (!facts.towers.some((tower) => tower.name === name)) yield `${name} was removed`;
  for (const tower of facts.towers) {
    const former = before.towers.find(({ name }) => name === tower.name);
    if (!former) yield `${tower.name} is new`;
    else
      for (const [field, label] of Object.entries(built) as [keyof typeof built, string][])
        yield* change(prefix(tower.name, facts.towers.length) + label, former[field], tower[field]);
  }
}

export const countBooked = ({ booked }: FilingFacts): number =>
  booked.reduce((sum, each) => sum + each.booked, 0);
export const countRemaining = ({ booked }: FilingFacts): number =>
  booked.reduce((sum, { remaining }) => sum + remaining, 0);

function* bookedOf(facts: FilingFacts, before: FilingFacts): Generator<string> {
  const more = countBooked(facts) - countBooked(before);
  if (more !== 0) yield `${more > 0 ? '+' : '−'}${Math.abs(more)} booked`;
}

function* workOf(facts: FilingFacts, before: FilingFacts): Generator<string> {
  for (const work of facts.work) {
    const former = before.work.find(({ tower }) => tower === work.tower);
    if (!former) yield `${work.tower} is new`;
    else
      for (const [kind, label] of Object.entries(filingWork) as [keyof typeof filingWork, string][])
        yield* change(prefix(work.tower, facts.work.length) + label, former[kind], work[kind]);
  }
}

function* papersOf(facts: FilingFacts, before: FilingFacts): Generator<string> {
  for (const paper of facts.papers) {
    const former = before.papers.find(({ kind }) => kind === paper.kind);
    if (!former) yield `${paper.kind} is new`;
    else yield* change(`${paper.kind}:`, former.state, paper.state);
  }
  for (const { kind } of before.papers)
    if (!facts.papers.some((paper) => paper.kind === kind)) yield `${kind} was removed`;
}

function* litigationOf(facts: FilingFacts, before: FilingFacts): Generator<string> {
  const keyOf = ({ court, number }: { court: string; number: string }) => `${court} ${number}`.trim();
  for (const one of facts.litigation) {
    const former = before.litigation.find((other) => keyOf(other) === keyOf(one));
    if (!former) yield `${keyOf(one)} is new`;
    else yield* change(`${keyOf(one)}:`, former.state, one.state);
  }
  for (const one of before.litigation)
    if (!facts.litigation.some((other) => keyOf(other) === keyOf(one))) yield `${keyOf(one)} was removed`;
}

function* picturesOf({ pictures }: FilingFacts): Generator<string> {
  if (pictures.length > 0) yield `${pictures.length} new`;
}

export const listDifferences = (facts: FilingFacts, before: FilingFacts): Record<FilingPart, string[]> => ({
  towers: [...towersOf(facts, before)],
  units: change('Units', before.units.count, facts.units.count),
  booked: [...bookedOf(facts, before)],
  work: [...workOf(facts, before)],
  pictures: [...picturesOf(facts)],
  papers: [...papersOf(facts, before)],
  litigation: [...litigationOf(facts, before)],
});
