import 'server-only';
import type { Actor } from '../audit';
import type { Tx } from '../db';
import { claimPictures } from '../pictures/claim';
import { keepChangedDetails, type PictureRef, setPictureDetails } from '../pictures/details';
import { releasePictures } from '../pictures/discard';
import { listChildPictures, type WithChildren } from './child-picture-refs';
import type { RecordRow } from './kind';

const idOf = ({ _id }: PictureRef) => _id;

/** Before the rows are written. @throws AppError invalid. */
export async function claimChildPictures(
  tx: Tx,
  actor: Actor,
  kind: WithChildren,
  input: object,
  before?: RecordRow,
): Promise<() => Promise<void>> {
  const target = listChildPictures(kind, input);
  const { childPictures: present = [] } = before ?? {};
  const former = present.map(({ id }) => id);
  await claimPictures(tx, actor, target.map(idOf), former);
  return async () => {
    await releasePictures(tx, former, target.map(idOf));
    await setPictureDetails(tx, keepChangedDetails(target, present));
  };
}
