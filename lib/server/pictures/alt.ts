import 'server-only';
import type { Tx } from '../db';

/** Writes the alternative texts that are given for these pictures. */
export async function setAlts(
  tx: Tx,
  ids: readonly string[],
  alts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const id of ids) {
    const alt = Object.hasOwn(alts, id) ? alts[id] : undefined;
    if (alt !== undefined) await tx.picture.update({ where: { id }, data: { alt } });
  }
}
