import 'server-only';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import { sanitizeFields } from '@/lib/server/records/kind';
import { type Director, directorCreate, directorDraft, directorFields } from './fields';
import { directors } from './record';
import { addDirector, changeDirector } from './write';

export const directorDrafts = defineDraftKind({
  kind: directors,
  form: (isNew) => (isNew ? directorCreate : directorDraft),
  nameOf: ({ name }) => name,
  picturesOf: ({ picture, alt, focal }) => (picture ? [{ _id: picture, alt, focal }] : []),
  toRecord: (
    { picture: _p, alt: _a, focal: _f, ...fields },
    { _id, version, images: [image = null], updatedAt },
  ): Director => ({
    _id,
    version,
    ...sanitizeFields(directorFields, fields),
    image,
    updatedAt,
  }),
  add: (tx, data) => addDirector(tx, directorCreate.parse(data)),
  change: changeDirector,
});
