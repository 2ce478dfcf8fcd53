import 'server-only';
import { forgetGoneDocuments, requireOwnDocuments } from '@/lib/domain/documents/named';
import { settleRegistrations } from '@/lib/domain/registrations/settle';
import { requireNamed } from '@/lib/domain/settings/purposes';
import { sanitizeFields } from '@/lib/server/records/kind';
import { withRules } from '@/lib/server/records/rules';
import { type Project, projectCreate, projectDraft, projectFields, projectPatch } from './fields';
import { projects, splitPictures, toUnitType } from './kind';
import { projectPictures } from './pictures';
import { toCategoryKey, toStatusKey } from './row';
import { moveToSlugOf } from './slug';

export const writableProjects = withRules(projects, {
  create: projectCreate,
  patch: projectPatch,
  slot: projectPictures,
  settle: settleRegistrations,
  async check(tx, values, before) {
    await requireOwnDocuments(tx, values, { projectId: before?._id ?? null, before });
    if (values.visitsOn && !before?.visitsOn)
      await requireNamed(tx, [{ purpose: 'visit', field: 'visitsOn' }]);
  },
  forget: forgetGoneDocuments,
  draft: {
    schema: () => projectDraft,
    nameOf: ({ name }) => name,
    toRecord: ({ pictures, renewSlug: _r, ...fields }, { images, ...beside }): Project => ({
      ...sanitizeFields(projectFields, fields),
      ...beside,
      unitTypes: fields.unitTypes.map((unitType) => toUnitType(images, unitType)),
      // The draft has no page: its id leads to that of its project.
      slug: beside._id,
      ...splitPictures(images.filter(({ _id }) => pictures.some((picture) => picture._id === _id))),
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
