import 'server-only';
import type { Actor } from '@/lib/server/audit';
import type { Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { setPictureDetails } from '@/lib/server/pictures/details';
import { releasePictures } from '@/lib/server/pictures/discard';
import { listUsed } from '@/lib/server/pictures/use';
import { saved } from '@/lib/server/records/verbs';
import type { Prisma } from '@/prisma/generated/client';
import { isLegalPart } from './legal';
import { listSettingPictures, withoutPictureDetails } from './pictures';
import { type SettingRow, settingInclude } from './row';
import { type SettingPart, settingDefaults } from './schema';

/** @throws AppError invalid. */
export async function writeSettingRow(
  tx: Tx,
  actor: Actor,
  part: SettingPart,
  value: Prisma.InputJsonObject,
): Promise<SettingRow> {
  const refs = listSettingPictures(value);
  const ids = refs.map(({ _id }) => _id);
  const own = await listUsed(tx, { kind: 'settings', recordId: part });
  await claimPictures(tx, actor, ids, own);
  await setPictureDetails(tx, refs);
  const pictures = { set: ids.map((id) => ({ id })) };
  const data = { value: withoutPictureDetails(value), pictureId: null };
  const row = await tx.setting.upsert({
    where: { part },
    create: {
      part,
      ...data,
      ...(isLegalPart(part) && { base: settingDefaults[part] }),
      pictures: { connect: pictures.set },
    },
    update: { ...data, pictures, ...saved },
    include: settingInclude,
  });
  await releasePictures(tx, own, ids);
  return row;
}
