import 'server-only';
import { ownTurn } from './own-turn';

/** Makes one value after the other: whoever reads a page is answered between two of them. */
export async function mapInTurns<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (const item of items) {
    if (made.length > 0) await ownTurn();
    made.push(make(item));
  }
  return made;
}
