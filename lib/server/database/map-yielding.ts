import 'server-only';
import { yieldToRequests } from './yield-to-requests';

/** One value per turn of the event loop, so that pages render in between. */
export async function mapYielding<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (const item of items) {
    if (made.length > 0) await yieldToRequests();
    made.push(make(item));
  }
  return made;
}
