import 'server-only';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { type PictureRef, setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import { saved } from '@/lib/server/records/verbs';
import type { Prisma } from '@/prisma/generated/client';
import { type SettingRow, settingInclude } from './row';
import type { SettingPart } from './schema';

/** Writes a part whole, with the picture that its value names in place of the former. @throws AppError invalid. */
export async function writeSettingRow(
  tx: Tx,
  part: SettingPart,
  value: Prisma.InputJsonObject,
  former: { pictureId: string | null } | null,
): Promise<SettingRow> {
  // The schema of the part has parsed it; a list has no such property.
  const { picture } = value as { picture?: PictureRef | null };
  const own = former?.pictureId ? [former.pictureId] : [];
  if (picture) {
    await claimPictures(tx, [picture._id], own);
    await setPictureDetails(tx, [picture]);
  }
  const data = {
    value: picture ? { ...value, picture: { _id: picture._id } } : value,
    pictureId: picture?._id ?? null,
  };
  const row = await tx.setting.upsert({
    where: { part },
    create: { part, ...data },
    update: { ...data, ...saved },
    include: settingInclude,
  });
  const released = own.filter((id) => id !== picture?._id);
  if (released.length > 0) await releasePictures(tx, released);
  return row;
}
