import type { Contradiction } from '../projects/contradictions';
import { countRemaining } from './differences';
import type { FilingFacts } from './facts';
import { nameQuarter } from './quarters';

/** What the page of a project shows that a pack says as well. */
export type ShownOnPage = {
  towers: readonly { name: string }[];
  unitTypes: readonly { freeCount: number | null }[];
  /** How many units are free, where the page counts them; else null, and it says what was typed. */
  freeUnits: number | null;
};

/** What the page says in all; null where it does not say it of each type. */
function countFree({ unitTypes, freeUnits }: ShownOnPage): number | null {
  if (freeUnits !== null) return freeUnits;
  const counts = unitTypes.flatMap(({ freeCount }) => freeCount ?? []);
  const isWhole = counts.length > 0 && counts.length === unitTypes.length;
  return isWhole ? counts.reduce((sum, count) => sum + count, 0) : null;
}

/**
 * Where the page of a project says otherwise than the packs of its registrations, one of each. Free homes are those of the whole
 * project: they are compared where every registration has a pack.
 */
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
    const note = held > 0 ? `; ${held} ${held === 1 ? 'is' : 'are'} held, and a hold is not booked` : '';
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
