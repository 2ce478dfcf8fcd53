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

/** Lock order: contacts, enquiries, visit times. */
const lockTimes = async (tx: Tx, projectId: string): Promise<void> =>
  void (await tx.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended(${`visits of ${projectId}`}, 0))::text`);

async function listReserved(tx: Tx, projectIds: readonly string[], now: Date) {
  const rows = await tx.visitReservation.findMany({
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

/** The length of visits may have changed, so overlaps are counted by the real one. */
export async function takeReservation(
  tx: Tx,
  { visitId, projectId, startsAt, minutes, atOnce, heldUntil }: WantedReservation,
  now = new Date(),
): Promise<boolean> {
  await lockTimes(tx, projectId);
  const others = (await listReserved(tx, [projectId], now)).filter((held) => held.visitId !== visitId);
  const spans = others.map(({ span }) => span);
  if (countAtOnce(spans, spanOf(startsAt, minutes)) >= atOnce) return false;
  await releaseReservations(tx, visitId);
  await tx.visitReservation.deleteMany({ where: { projectId, startsAt, heldUntil: { lte: now } } });
  // The unique key protects against a release without this lock.
  for (let place = 1; place <= atOnce; place += 1) {
    const taken = await tx.visitReservation.createMany({
      data: [{ projectId, startsAt, place, visitId, heldUntil }],
      skipDuplicates: true,
    });
    if (taken.count > 0) return true;
  }
  return false;
}

export const releaseReservations = async (tx: Tx, visitId: string): Promise<void> => {
  await tx.visitReservation.deleteMany({ where: { visitId } });
};
