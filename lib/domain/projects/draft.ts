import 'server-only';
import { defineDraftKind } from '@/lib/server/records/draft-kind';
import { recordSource } from '@/lib/server/records/draft-source';
import { sanitizeFields } from '@/lib/server/records/kind';
import { parseInput } from '@/lib/shared/parse';
import { type Project, projectDraft, projectFields } from './fields';
import { projects, splitPictures } from './record';
import { addProject, changeProject } from './write';

export const projectDrafts = defineDraftKind({
  source: recordSource(projects),
  parse: (given) => parseInput(projectDraft, given),
  nameOf: ({ name }) => name,
  picturesOf: ({ pictures }) => pictures,
  toRecord: ({ pictures: _p, renewSlug: _r, ...fields }, { images, ...beside }): Project => ({
    ...sanitizeFields(projectFields, fields),
    ...beside,
    // The draft has no page: its id leads to that of its project.
    slug: beside._id,
    ...splitPictures(images),
  }),
  add: (tx, actor, { renewSlug: _r, ...data }) => addProject(tx, actor, { ...data, addedPictures: [] }),
  change: (tx, actor, id, data) => changeProject(tx, actor, id, { ...data, addedPictures: [] }),
});
