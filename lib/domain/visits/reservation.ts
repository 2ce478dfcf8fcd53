import 'server-only';
import { db, type Tx } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';
import { countAtOnce, type Span, spanOf } from '@/lib/shared/visits/slots';

type WantedReservation = {
  visitId: string;
  projectId: string;
  startsAt: Date;
  minutes: number;
  atOnce: number;
  heldUntil: Date | null;
};

/** Lets one at a time choose among the times of a project, until the transaction ends. Whoever locks persons or enquiries does so before. */
const lockTimes = async (tx: Tx, projectId: string): Promise<void> =>
  void (await tx.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended(${`visits of ${projectId}`}, 0))::text`);

/** The times of projects that are held and not over: what is confirmed, and requests until their hold ends. */
async function listReserved(tx: Tx, projectIds: readonly string[], now: Date) {
  const rows = await tx.visitSeat.findMany({
    where: {
      projectId: { in: [...projectIds] },
      // No visit lasts a day.
      startsAt: { gte: new Date(now.getTime() - dayMs) },
      OR: [{ heldUntil: null }, { heldUntil: { gt: now } }],
    },
    select: { projectId: true, visitId: true, startsAt: true, visit: { select: { minutes: true } } },
  });
  return rows.map(({ projectId, visitId, startsAt, visit }) => ({
    projectId,
    visitId,
    span: spanOf(startsAt, visit.minutes),
  }));
}

export async function readReserved(
  projectIds: readonly string[],
  now: Date,
  tx: Tx = db,
): Promise<Map<string, Span[]>> {
  const held = new Map<string, Span[]>(projectIds.map((id) => [id, []]));
  for (const { projectId, span } of await listReserved(tx, projectIds, now)) held.get(projectId)?.push(span);
  return held;
}

/**
 * Takes a place of a time for a visit, and lets go of the one that it had. What others hold counts by how long it lasts, so that no
 * two overlap where one is shown at once, whatever the length of a visit was before. False where none is left.
 */
export async function takeReservation(
  tx: Tx,
  { visitId, projectId, startsAt, minutes, atOnce, heldUntil }: WantedReservation,
  now = new Date(),
): Promise<boolean> {
  await lockTimes(tx, projectId);
  const others = (await listReserved(tx, [projectId], now)).filter((held) => held.visitId !== visitId);
  const inUse = countAtOnce(
    others.map(({ span }) => span),
    spanOf(startsAt, minutes),
  );
  if (inUse >= atOnce) return false;
  await releaseReservations(tx, visitId);
  await tx.visitSeat.deleteMany({ where: { projectId, startsAt, heldUntil: { lte: now } } });
  // The key decides against a release that knows no lock.
  for (let seat = 1; seat <= atOnce; seat += 1) {
    const taken = await tx.visitSeat.createMany({
      data: [{ projectId, startsAt, seat, visitId, heldUntil }],
      skipDuplicates: true,
    });
    if (taken.count > 0) return true;
  }
  return false;
}

export const releaseReservations = async (tx: Tx, visitId: string): Promise<void> => {
  await tx.visitSeat.deleteMany({ where: { visitId } });
};
