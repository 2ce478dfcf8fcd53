import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { KnownPicture } from '@/lib/shared/parsing/fields';
import type { FocalPoint } from '@/lib/shared/pictures/picture';
import type { Actor } from '../audit';
import type { Tx } from '../db';
import { claimPictures } from '../pictures/claim';
import { type PictureRef, setPictureDetails } from '../pictures/details';
import { releasePictures } from '../pictures/discard';
import { keepNamed } from '../pictures/named';
import type { PictureRow } from '../pictures/row';

export type Values = Record<string, unknown>;

export type Slot<Row extends object = object, Input extends object = object> = {
  toInput(pictures: PictureRef[]): object;
  toColumns(ids: readonly string[]): object;
  setRows?(tx: Tx, id: string, ids: readonly string[]): Promise<void>;
  listOf(input: Input): PictureRef[];
  /** @throws AppError invalid. */
  claim(tx: Tx, actor: Actor, inputs: readonly Input[]): Promise<object[]>;
  attach?(tx: Tx, actor: Actor, id: string, input: Input): Promise<void>;
  /** @throws AppError invalid. */
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
  picture?: string | undefined;
  alt?: string | undefined;
  focal?: FocalPoint | undefined;
  image?: KnownPicture | null | undefined;
};

type RowWithPicture = { pictureId: string | null; picture: PictureRow | null };

const refOf = ({ picture, alt, focal }: OnePicture): PictureRef[] =>
  picture ? [{ _id: picture, alt, focal }] : [];

export const onePicture = (entity: string, altField?: string): Slot<RowWithPicture, OnePicture> => ({
  toInput: ([picture]) => (picture ? { picture: picture._id, alt: picture.alt, focal: picture.focal } : {}),
  toColumns: ([pictureId = null]) => ({ pictureId }),
  listOf: refOf,
  async claim(tx, actor, inputs) {
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
