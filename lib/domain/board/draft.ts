import 'server-only';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import { recordSource } from '@/lib/server/records/draft-source';
import { sanitizeFields } from '@/lib/server/records/kind';
import { parseInput } from '@/lib/shared/parse';
import { type Director, directorCreate, directorDraft, directorFields } from './fields';
import { directors } from './record';
import { addDirector, changeDirector } from './write';

export const directorDrafts = defineDraftKind({
  source: recordSource(directors),
  parse: (given, id) => parseInput(id === null ? directorCreate : directorDraft, given),
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
  add: (tx, actor, data) => addDirector(tx, actor, directorCreate.parse(data)),
  change: changeDirector,
});
