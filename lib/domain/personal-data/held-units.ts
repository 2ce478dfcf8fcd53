import 'server-only';
import type { Tx } from '@/lib/server/db';

type Sent = { id: string; name: string };

const heldFor = (sent: readonly Sent[]) => ({
  OR: [
    { enquiryId: { in: sent.map(({ id }) => id) } },
    ...sent
      .filter(({ name }) => name !== '')
      .map(({ name }) => ({ enquiryId: null, heldFor: { equals: name, mode: 'insensitive' as const } })),
  ],
});

export async function listUnitsHeldFor(tx: Tx, sent: readonly Sent[]) {
  const rows = await tx.unit.findMany({
    where: heldFor(sent),
    orderBy: { stateAt: 'asc' },
    select: {
      tower: true,
      floor: true,
      number: true,
      heldUntil: true,
      heldFor: true,
      parent: { select: { name: true } },
    },
  });
  return rows.map(({ parent, ...unit }) => ({ project: parent.name, ...unit }));
}

/** The hold stays, without the person. */
export async function forgetHolder(tx: Tx, ids: readonly string[]): Promise<void> {
  const sent = await tx.enquiry.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  await tx.unit.updateMany({ where: heldFor(sent), data: { heldFor: '', enquiryId: null } });
}
