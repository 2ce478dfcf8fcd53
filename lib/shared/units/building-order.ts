type Placed = { tower: string; floor: string; number: string };

const collator = new Intl.Collator('en', { numeric: true });

function levelOf(floor: string): number {
  const figure = Number(floor);
  if (floor !== '' && !Number.isNaN(figure)) return figure;
  return /base|cellar|^b\d*$/i.test(floor) ? -1 : 0;
}

export const stepsBetween = (one: Placed, other: Placed): number =>
  (one.tower === other.tower ? 0 : 1000) + Math.abs(levelOf(one.floor) - levelOf(other.floor));

export const compareFloors = (one: string, other: string): number =>
  levelOf(other) - levelOf(one) || collator.compare(other, one);

export function listTowers(units: readonly Placed[], known: readonly string[] = []): string[] {
  const found = new Set(units.map(({ tower }) => tower));
  return [...known.filter((name) => found.has(name)), ...[...found].filter((name) => !known.includes(name))];
}

export function inBuildingOrder<U extends Placed>(units: readonly U[], known: readonly string[] = []): U[] {
  const places = new Map(listTowers(units, known).map((tower, place) => [tower, place]));
  return units.toSorted(
    (one, other) =>
      (places.get(one.tower) ?? 0) - (places.get(other.tower) ?? 0) ||
      compareFloors(one.floor, other.floor) ||
      collator.compare(one.number, other.number),
  );
}
