'use client';

import { type Difference, keepDifferences } from '@/components/admin/records/form/differences';
import { type PhotoInput, photoFields, toPhotoInput } from '@/components/admin/records/form/photo-input';
import type { RecordFormKind } from '@/components/admin/records/form/record-form-kind';
import { type Opened, useDraftForm } from '@/components/admin/records/form/use-draft-form';
import { findInputErrors } from '@/components/admin/ui/fields/input-errors';
import { type HeroImage, heroImageDraft } from '@/lib/domain/hero/fields';
import { saveRecordAction } from '@/lib/domain/records/actions';

/** Null until a caption is chosen, which preserves a hidden project; empty for none. */
type HeroValues = { projectId: string | null };
type HeroInput = PhotoInput & { projectId: string | null | undefined };

const heroForm: RecordFormKind<HeroImage, HeroValues, HeroInput> = {
  unsavedKind: 'hero-image',
  titleOf: () => 'A hero image',
  toValues: (image) => ({ projectId: image?.project?._id ?? null }),
  picturesOf: (image) => (image ? [image.picture] : []),
  toInput: ({ projectId }, pictures) => ({
    projectId: projectId === null ? undefined : projectId || null,
    ...toPhotoInput(pictures),
  }),
  isComplete: () => true,
  findErrors: (input) => findInputErrors(heroImageDraft, input),
  save: (id, { picture: _itself, ...input }) => {
    if (id === null) throw new Error('Upload a new image, or publish one from a draft.');
    return saveRecordAction('hero-image', id, input);
  },
};

export const useHeroForm = (opened: Opened<HeroImage>) => useDraftForm('hero-image', heroForm, opened);

export const listHeroDifferences = (
  mine: HeroInput,
  theirs: HeroImage,
  nameOf: (projectId: string | null) => string,
): Difference[] =>
  keepDifferences([
    {
      field: 'projectId',
      label: 'Caption',
      // An unchosen caption preserves the saved one.
      mine: mine.projectId === undefined ? (theirs.project?.name ?? '') : nameOf(mine.projectId),
      theirs: theirs.project?.name ?? '',
    },
    ...photoFields(mine, theirs.picture),
  ]);
