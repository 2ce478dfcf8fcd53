import 'server-only';
import { ownTurn } from './own-turn';

/** One value per turn of the event loop, so that pages render in between. */
export async function mapInTurns<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (const item of items) {
    if (made.length > 0) await ownTurn();
    made.push(make(item));
  }
  return made;
}
