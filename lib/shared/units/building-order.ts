type Placed = { tower: string; floor: string; number: string };

const collator = new Intl.Collator('en', { numeric: true });

/** Below the figures stand words such as Ground, and below them what is below the ground. */
function levelOf(floor: string): number {
  const figure = Number(floor);
  if (floor !== '' && !Number.isNaN(figure)) return figure;
  return /base|cellar|^b\d*$/i.test(floor) ? -1 : 0;
}

/** How far a unit is from another: another tower is further than any floor of its own. */
export const stepsBetween = (one: Placed, other: Placed): number =>
  (one.tower === other.tower ? 0 : 1000) + Math.abs(levelOf(one.floor) - levelOf(other.floor));

/** The top floor first. */
export const compareFloors = (one: string, other: string): number =>
  levelOf(other) - levelOf(one) || collator.compare(other, one);

/** The towers as the project names them, then the others as they come. */
export function listTowers(units: readonly Placed[], known: readonly string[] = []): string[] {
  const found = new Set(units.map(({ tower }) => tower));
  return [...known.filter((name) => found.has(name)), ...[...found].filter((name) => !known.includes(name))];
}

/** By tower, the top floor first, each floor by its numbers. */
export function inBuildingOrder<U extends Placed>(units: readonly U[], known: readonly string[] = []): U[] {
  const places = new Map(listTowers(units, known).map((tower, place) => [tower, place]));
  return units.toSorted(
    (one, other) =>
      (places.get(one.tower) ?? 0) - (places.get(other.tower) ?? 0) ||
      compareFloors(one.floor, other.floor) ||
      collator.compare(one.number, other.number),
  );
}
