import 'server-only';
import type { Tx } from '../db';

export type PictureRef = { _id: string; alt?: string | undefined };

/** Writes the alternative texts that are given for these pictures. */
export async function setAlts(tx: Tx, pictures: readonly PictureRef[]): Promise<void> {
  for (const { _id, alt } of pictures) {
    if (alt !== undefined) await tx.picture.update({ where: { id: _id }, data: { alt } });
  }
}
