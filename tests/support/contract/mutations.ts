import { writableDirectors } from '@/lib/domain/board/rules';
import { addBrands } from '@/lib/domain/brands/add';
import { writableBrands } from '@/lib/domain/brands/rules';
import { writableDocuments } from '@/lib/domain/documents/rules';
import { handovers } from '@/lib/domain/handovers/kind';
import { addHeroImages } from '@/lib/domain/hero/add';
import { writableHeroImages } from '@/lib/domain/hero/rules';
import { progress } from '@/lib/domain/progress/kind';
import { writableProjects } from '@/lib/domain/projects/rules';
import { writableTestimonials } from '@/lib/domain/testimonials/rules';
import { writableUnits } from '@/lib/domain/units/rules';
import type { Editor } from '@/lib/server/auth/viewer';
import type { RecordRow, WireRecord } from '@/lib/server/records/kind';
import { plainRules } from '@/lib/server/records/plain';
import type { WritableOf } from '@/lib/server/records/rules';
import { deleteRecord, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { createRecord, restoreRecordVersion, updateRecord } from '@/lib/server/records/write';

type Read = number | undefined;

/** What is done with the records of a kind, as a test of that kind says it. */
const mutationsOf = <Row extends RecordRow, Wire extends WireRecord>(kind: WritableOf<Row, Wire>) => ({
  create: (editor: Editor, input: unknown) => createRecord(editor, kind, input),
  update: (editor: Editor, id: string, input: unknown) => updateRecord(editor, kind, id, input),
  remove: (editor: Editor, id: string, version?: Read) => deleteRecord(editor, kind, id, version),
  restore: (editor: Editor, id: string) => restoreRecord(editor, kind, id),
  reorder: (editor: Editor, input: unknown) => reorderRecords(editor, kind, input),
  restoreVersion: (editor: Editor, id: string, entryId: string, version?: unknown) =>
    restoreRecordVersion(editor, kind, id, entryId, version),
});

export const {
  create: createProject,
  update: updateProject,
  remove: deleteProject,
  restore: restoreProject,
  reorder: reorderProjects,
  restoreVersion: restoreProjectVersion,
} = mutationsOf(writableProjects);

export const {
  create: createDirector,
  update: updateDirector,
  remove: deleteDirector,
  restore: restoreDirector,
  reorder: reorderDirectors,
  restoreVersion: restoreDirectorVersion,
} = mutationsOf(writableDirectors);

export const {
  create: createTestimonial,
  update: updateTestimonial,
  remove: deleteTestimonial,
  restore: restoreTestimonial,
  reorder: reorderTestimonials,
} = mutationsOf(writableTestimonials);

export const {
  create: createProgress,
  update: updateProgress,
  remove: deleteProgress,
  restore: restoreProgress,
  reorder: reorderProgress,
} = mutationsOf(plainRules(progress));

export const { create: createUnit } = mutationsOf(writableUnits);

export const { create: createHandover } = mutationsOf(plainRules(handovers));

const brand = mutationsOf(writableBrands);
export const { remove: deleteBrand, restore: restoreBrand, reorder: reorderBrands } = brand;
export const createBrands = addBrands;
export const renameBrand = (editor: Editor, id: string, alt: unknown, version?: unknown) =>
  brand.update(editor, id, { alt, version });

export const {
  update: updateHeroImage,
  remove: deleteHeroImage,
  restore: restoreHeroImage,
  reorder: reorderHeroImages,
} = mutationsOf(writableHeroImages);
export { addHeroImages };

export const {
  create: createDocument,
  update: updateDocument,
  remove: deleteDocument,
  restore: restoreDocument,
} = mutationsOf(writableDocuments);
