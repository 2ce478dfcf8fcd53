import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { KnownPicture } from '@/lib/shared/fields';
import type { FocalPoint } from '@/lib/shared/pictures/picture';
import type { Actor } from '../audit';
import type { Tx } from '../db';
import { claimPictures } from '../pictures/claim';
import { type PictureRef, setPictureDetails } from '../pictures/details';
import { releasePictures } from '../pictures/discard';
import { keepNamed } from '../pictures/named';
import type { PictureRow } from '../pictures/row';

export type Values = Record<string, unknown>;

/** How the pictures of a kind are given, kept and let go. `Input` is what a form or a call says of them. */
export type Slot<Row extends object = object, Input extends object = object> = {
  /** What would give a record these pictures. */
  toInput(pictures: PictureRef[]): object;
  /** The columns of a record that has these pictures; none where they are rows of their own. */
  toColumns(ids: readonly string[]): object;
  /** Makes these the rows, in this order. */
  setRows?(tx: Tx, id: string, ids: readonly string[]): Promise<void>;
  /** The pictures that a draft names, with their texts. */
  listOf(input: Input): PictureRef[];
  /** Takes the pictures of new records, and answers the columns of each. @throws AppError invalid. */
  claim(tx: Tx, actor: Actor, inputs: readonly Input[]): Promise<object[]>;
  /** What can be done only once the row is there. */
  attach?(tx: Tx, actor: Actor, id: string, input: Input): Promise<void>;
  /** The columns of a changed record, and what is done once they are written. @throws AppError invalid. */
  change(
    tx: Tx,
    actor: Actor,
    before: Row,
    patch: Input,
  ): Promise<{ columns: object; finish?: () => Promise<void> }>;
};

export const noPictures: Slot = {
  toInput: () => ({}),
  toColumns: () => ({}),
  listOf: () => [],
  claim: async (_tx, _actor, inputs) => inputs.map(() => ({})),
  change: async () => ({ columns: {} }),
};

type OnePicture = {
  /** The id of a staged picture, or of the record's own. */
  picture?: string | undefined;
  alt?: string | undefined;
  focal?: FocalPoint | undefined;
  /** API-8: the picture of a record that was read and is sent back. */
  image?: KnownPicture | null | undefined;
};

type RowWithPicture = { pictureId: string | null; picture: PictureRow | null };

const refOf = ({ picture, alt, focal }: OnePicture): PictureRef[] =>
  picture ? [{ _id: picture, alt, focal }] : [];

/** One picture, which can be replaced and not taken away. A new one of which nothing is said is called as the field `altField`. */
export const onePicture = (entity: string, altField?: string): Slot<RowWithPicture, OnePicture> => ({
  toInput: ([picture]) => (picture ? { picture: picture._id, alt: picture.alt, focal: picture.focal } : {}),
  toColumns: ([pictureId = null]) => ({ pictureId }),
  listOf: refOf,
  async claim(tx, actor, inputs) {
    // A new one has none that could be named.
    for (const { image } of inputs) if (image) keepNamed('image', [image], []);
    const refs = inputs.flatMap((input) => {
      const name = altField === undefined ? undefined : (input as Values)[altField];
      return refOf({ ...input, alt: input.alt ?? (typeof name === 'string' ? name : undefined) });
    });
    await claimPictures(
      tx,
      actor,
      refs.map(({ _id }) => _id),
      [],
    );
    await setPictureDetails(tx, refs);
    return inputs.map(({ picture }) => ({ pictureId: picture }));
  },
  async change(tx, actor, { pictureId: own, picture: row }, { picture, image, alt, focal }) {
    if (image === null && !picture && row) {
      const lasting = `The image of a ${entity} can be replaced, but not taken away.`;
      throw new AppError('invalid', lasting, { fields: { image: lasting } });
    }
    const [named] = image ? keepNamed('image', [image], row ? [row] : []) : [];
    if (picture) await claimPictures(tx, actor, [picture], own ? [own] : []);
    const shown = picture || own;
    // Of what takes its place nothing is said there.
    const said = picture ? undefined : named;
    return {
      columns: { pictureId: shown },
      async finish() {
        if (shown)
          await setPictureDetails(tx, [{ _id: shown, alt: alt ?? said?.alt, focal: focal ?? said?.focal }]);
        if (own && own !== shown) await releasePictures(tx, [own]);
      },
    };
  },
});
