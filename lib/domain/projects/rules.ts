import 'server-only';
import { sanitizeFields } from '@/lib/server/records/kind';
import { withRules } from '@/lib/server/records/rules';
import { type Project, projectCreate, projectDraft, projectFields, projectPatch } from './fields';
import { projects, splitPictures } from './kind';
import { projectPictures } from './pictures';
import { toCategoryKey, toStatusKey } from './row';
import { moveToSlugOf } from './slug';

export const writableProjects = withRules(projects, {
  create: projectCreate,
  patch: projectPatch,
  slot: projectPictures,
  draft: {
    schema: () => projectDraft,
    nameOf: ({ name }) => name,
    toRecord: ({ pictures: _p, renewSlug: _r, ...fields }, { images, ...beside }): Project => ({
      ...sanitizeFields(projectFields, fields),
      ...beside,
      // The draft has no page: its id leads to that of its project.
      slug: beside._id,
      ...splitPictures(images),
    }),
  },
  toColumns: ({ category, status, ...same }: Partial<Pick<Project, 'category' | 'status'>>) => ({
    ...same,
    ...(category !== undefined && { category: toCategoryKey(category) }),
    ...(status !== undefined && { status: toStatusKey(status) }),
  }),
  async afterChange(tx, before, { renewSlug = false, name }) {
    if (renewSlug && name !== undefined && name !== before.name) await moveToSlugOf(tx, before, name);
  },
});
