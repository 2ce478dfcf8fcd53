import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { finishRenditionsAfterAnswer } from '@/lib/server/pictures/after-answer';
import { copyPicture } from '@/lib/server/pictures/copy';
import { setPictureDetails } from '@/lib/server/pictures/details';
import { discardPictures } from '@/lib/server/pictures/discard';
import { toPicture } from '@/lib/server/pictures/map';
import { picturesOf, tableOf } from '@/lib/server/records/kind';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { ensureBaselineVersion } from '@/lib/server/records/snapshot';
import { changedFields, lockRow, readRow, saved, toChange } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { AltText } from './dto';
import { altUpdate, pictureIds } from './schema';
import { findHolder } from './uses';

const gone = () => new AppError('not_found', 'This picture is no longer in use. Load the page again.');

/** Counts as a save of the record. @throws AppError invalid, conflict (with the current text), or not_found when no record shows it. */
export async function savePictureAlt(editor: Editor, id: string, input: unknown): Promise<Mutated<AltText>> {
  const pictureId = requireId(id, 'There is no such picture.');
  const { alt, version } = parseInput(altUpdate, input);
  return mutate(editor, async (tx) => {
    const holder = findHolder(await tx.pictureUse.findMany({ where: { pictureId } }));
    if (!holder) throw gone();
    const { kind } = holder;
    const before = await lockRow(tx, kind, holder.id);
    const picture = picturesOf(before).find((each) => each.id === pictureId);
    if (!picture) throw gone();
    const record = { entity: kind.entity, entityId: holder.id };
    const current = { alt: picture.alt, version: before.version };
    await requireVersion(tx, editor, record, { version, current });
    if (kind.isVersioned) await ensureBaselineVersion(tx, kind, before);
    await setPictureDetails(tx, [{ _id: pictureId, alt }]);
    await tableOf(tx, kind).update({ where: { id: holder.id }, data: saved });
    const after = await readRow(tx, kind, holder.id);
    const fields = kind.isVersioned ? changedFields(kind, before, after) : ['alt'];
    return { ...toChange(kind, 'update', after, fields), data: { alt, version: after.version } };
  });
}

/** All or none. @throws AppError invalid, not_found, storage_full, unavailable. */
export async function copyPictures(editor: Editor, input: unknown): Promise<Mutated<Picture[]>> {
  const ids = parseInput(pictureIds, input);
  const copies: Picture[] = [];
  try {
    for (const id of ids) copies.push(toPicture(await copyPicture(id, editor)));
  } catch (error) {
    await discardPictures(copies.map(({ _id }) => _id));
    throw error;
  }
  finishRenditionsAfterAnswer(copies.map(({ _id }) => _id));
  return { data: copies, tags: [] };
}
