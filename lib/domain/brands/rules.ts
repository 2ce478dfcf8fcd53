import 'server-only';
import { withRules } from '@/lib/server/records/rules';
import { onePicture } from '@/lib/server/records/slot';
import { AppError } from '@/lib/shared/errors';
import { brandDraft, brandPatch } from './fields';
import { brands } from './kind';

export const writableBrands = withRules(brands, {
  create: brandDraft,
  patch: brandPatch,
  slot: onePicture('brand'),
  isPlacedLast: true,
  draft: {
    schema: () => brandDraft,
    nameOf: ({ alt }) => alt || 'A logo without a name',
    toRecord(_data, { _id, version, images: [image] }) {
      if (!image) throw new AppError('not_found', 'The logo of this draft is no longer there.');
      return { _id, image, version };
    },
  },
  toColumns: () => ({}),
  listChanged: (_patch, before, after) =>
    before.pictureId === after.pictureId ? ['alt'] : ['alt', 'picture'],
});
