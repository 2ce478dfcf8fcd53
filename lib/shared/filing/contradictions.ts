import type { Contradiction } from '../projects/contradictions';
import { countRemaining } from './differences';
import type { FilingFacts } from './facts';
import { nameQuarter } from './quarters';

export type ShownOnPage = {
  towers: readonly { name: string }[];
  unitTypes: readonly { freeCount: number | null }[];
  freeUnits: number | null;
};

function countFree({ unitTypes, freeUnits }: ShownOnPage): number | null {
  if (freeUnits !== null) return freeUnits;
  const counts = unitTypes.flatMap(({ freeCount }) => freeCount ?? []);
  const isWhole = counts.length > 0 && counts.length === unitTypes.length;
  return isWhole ? counts.reduce((sum, count) => sum + count, 0) : null;
}

export function comparePageWithPacks(
  page: ShownOnPage,
  packs: readonly FilingFacts[],
  registrationCount: number,
): Contradiction[] {
  const [first] = packs;
  if (!first || packs.length < registrationCount) return [];
  const found: Contradiction[] = [];
  const when = `pack of ${nameQuarter(first.quarter)}`;
  const { towers } = page;
  const remaining = packs.reduce((sum, facts) => sum + countRemaining(facts), 0);
  const free = countFree(page);
  const hasUnits = packs.every(({ units }) => units.count > 0);
  if (hasUnits && free !== null && free !== remaining) {
    const held = packs.reduce((sum, facts) => sum + facts.held, 0);
    const note = held > 0 ? `; ${held} ${held === 1 ? 'is' : 'are'} blocked, and blocked is not booked` : '';
    found.push([
      { field: 'unitTypes', text: `Project page: ${free} free` },
      { field: 'registrations', text: `${when}: ${remaining} remain${note}` },
    ]);
  }
  const filed = packs.flatMap((facts) => facts.towers.map(({ name }) => name));
  const missing = towers.filter(({ name }) => !filed.includes(name)).map(({ name }) => name);
  if (towers.length > 0 && missing.length > 0)
    found.push([
      { field: 'towers', text: `Towers: ${towers.map(({ name }) => name).join(', ')}` },
      { field: 'registrations', text: `${when}: ${filed.join(', ')}` },
    ]);
  return found;
}
