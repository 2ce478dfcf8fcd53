import 'server-only';
import type { Tx } from '@/lib/server/db';

type Wanted = { visitId: string; projectId: string; startsAt: Date; atOnce: number; heldUntil: Date | null };

/**
 * Takes a place of a time for a visit, and lets go of the one that it had. The key of the table decides between those that come at
 * once: whoever is second waits for the first, and finds it taken. False where none is left.
 */
export async function takeSeat(
  tx: Tx,
  { visitId, projectId, startsAt, atOnce, heldUntil }: Wanted,
  now = new Date(),
): Promise<boolean> {
  await tx.visitSeat.deleteMany({ where: { projectId, startsAt, heldUntil: { lte: now } } });
  for (let seat = 1; seat <= atOnce; seat += 1) {
    const taken = await tx.visitSeat.createManyAndReturn({
      data: [{ projectId, startsAt, seat, visitId, heldUntil }],
      skipDuplicates: true,
      select: { seat: true },
    });
    if (taken.length === 0) continue;
    await tx.visitSeat.deleteMany({ where: { visitId, NOT: { startsAt, seat } } });
    return true;
  }
  return false;
}

export const freeSeats = async (tx: Tx, visitId: string): Promise<void> => {
  await tx.visitSeat.deleteMany({ where: { visitId } });
};
