import 'server-only';
import { sanitizeFields } from '@/lib/server/records/kind';
import { withRules } from '@/lib/server/records/rules';
import { onePicture } from '@/lib/server/records/slot';
import { directorCreate, directorDraft, directorFields, directorInput, directorPatch } from './fields';
import { directors } from './kind';

export const writableDirectors = withRules(directors, {
  create: directorInput,
  patch: directorPatch,
  slot: onePicture('director', 'name'),
  isPlacedLast: true,
  draft: {
    schema: (id) => (id === null ? directorCreate : directorDraft),
    nameOf: ({ name }) => name,
    toRecord: ({ picture: _p, alt: _a, focal: _f, ...fields }, { _id, version, images, updatedAt }) => ({
      _id,
      version,
      ...sanitizeFields(directorFields, fields),
      image: images[0] ?? null,
      updatedAt,
    }),
  },
});
