import 'server-only';
import type { Tx } from '../db';

const maxLength = 300;

/** Writes the alternative texts that are given for these pictures; at most 300 characters each. */
export async function setAlts(
  tx: Tx,
  ids: readonly string[],
  alts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const id of ids) {
    const alt = Object.hasOwn(alts, id) ? alts[id] : undefined;
    if (typeof alt !== 'string') continue;
    const text = alt.replaceAll('\u0000', '').trim().slice(0, maxLength);
    await tx.picture.update({ where: { id }, data: { alt: text } });
  }
}
