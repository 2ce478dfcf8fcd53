import { adapters } from '@/lib/domain/sources/adapters/all';
import { pollDueSources } from '@/lib/domain/sources/poll';
import { processPayloads } from '@/lib/domain/sources/process';
import { findWindow, pollWindow } from '@/lib/domain/sources/window';
import { db } from '@/lib/server/db';
import { addAskedSource, listPeople, makeDue } from '../enquiries/polled-sources';
import { type Mood, type PolledKind, type PortalStandIn, phoneOf } from '../stand-ins/portal-stand-in';

const hourMs = 3_600_000;
/** Over how long a time the people of a portal came. */
const spanSeconds = 500_000;

async function ask(): Promise<void> {
  await makeDue();
  await pollDueSources();
}

/**
 * Has a portal tell of so many people while it is asked, with answers that are refused and cut and a process that ends
 * before a window is noted. Answers the numbers that were told, and those of the enquiries.
 */
export async function askInOverlappingWindows(portals: PortalStandIn, kind: PolledKind, count: number) {
  const source = await addAskedSource(kind);
  const readRow = () => db.source.findUniqueOrThrow({ where: { id: source._id } });
  const people = listPeople(count, spanSeconds / count);
  // The half of them comes while it is asked already.
  portals.people[kind] = people.slice(count / 2);
  const fails: Mood[] = ['refused', 'cut', 'busy', 'junk'];
  for (const [at, mood] of fails.entries()) {
    portals.behave(kind, (number) => (number === at % 2 ? mood : 'well'));
    await ask();
  }
  portals.behave(kind, () => 'well');
  const row = await readRow();
  const { poll } = adapters[kind];
  if (!poll) throw new Error('It is not asked.');
  // As by a process that is killed then.
  await pollWindow(row, poll, findWindow(row, poll, new Date()));
  if (`${(await readRow()).polledUntil}` !== `${row.polledUntil}`) throw new Error('The window was noted.');
  await Promise.all([ask(), ask()]);
  const step = count / 10;
  for (let left = count / 2 - step; left >= 0; left -= step) {
    // They come now, or are told of an hour late.
    for (const one of people.slice(left, left + step))
      one.at = new Date(Date.now() - (one.number % 2) * 0.9 * hourMs);
    portals.people[kind] = people.slice(left);
    await Promise.all([ask(), ask()]);
  }
  while ((await db.sourceBody.count({ where: { state: 'waiting' } })) > 0) await processPayloads();
  const rows = await db.enquiry.findMany({ select: { phoneE164: true }, orderBy: { phoneE164: 'asc' } });
  return {
    told: people.map((one) => `+91${phoneOf(one)}`).sort(),
    kept: rows.map(({ phoneE164 }) => phoneE164),
  };
}
