import 'server-only';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import { recordSource } from '@/lib/server/records/draft-source';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { type Brand, brandDraft } from './fields';
import { brands } from './record';
import { addBrands, changeBrand } from './write';

export const brandDrafts = defineDraftKind({
  source: recordSource(brands),
  parse: (given) => parseInput(brandDraft, given),
  nameOf: ({ alt }) => alt || 'A logo without a name',
  picturesOf: ({ picture, alt }) => [{ _id: picture, alt }],
  toRecord: (_data, { _id, version, images: [image] }): Brand => {
    if (!image) throw new AppError('not_found', 'The logo of this draft is no longer there.');
    return { _id, image, version };
  },
  add: async (tx, actor, { picture, alt }) => {
    const [added] = await addBrands(tx, actor, [{ _id: picture, alt }]);
    if (!added) throw new Error('One picture makes one brand.');
    return added;
  },
  change: changeBrand,
});
