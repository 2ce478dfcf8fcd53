'use client';

import { type Opened, useDraftForm } from '@/components/admin/drafts/use-draft-form';
import { findPhoto, type PictureItem } from '@/components/admin/pictures/items';
import { type Difference, keepDifferences } from '@/components/admin/records/differences';
import type { RecordFormKind } from '@/components/admin/records/record-form-kind';
import { findInputErrors } from '@/components/admin/ui/input-errors';
import { type HeroImage, heroImageDraft } from '@/lib/domain/hero/fields';
import { saveRecordAction } from '@/lib/domain/records/actions';
import { describeFocalPoint, type FocalPoint } from '@/lib/shared/picture';

/** Of the caption: null until one is chosen, which leaves a hidden project named; empty for none. */
type HeroValues = { projectId: string | null };
type HeroInput = {
  projectId: string | null | undefined;
  picture: string | undefined;
  alt: string | undefined;
  focal: FocalPoint | undefined;
};

function toInput({ projectId }: HeroValues, pictures: PictureItem[]): HeroInput {
  const photo = findPhoto(pictures);
  return {
    projectId: projectId === null ? undefined : projectId || null,
    picture: photo?.picture._id,
    alt: photo?.alt,
    focal: photo?.picture.focal,
  };
}

const heroForm: RecordFormKind<HeroImage, HeroValues, HeroInput> = {
  kind: 'hero-image',
  titleOf: () => 'A hero image',
  toValues: (image) => ({ projectId: image?.project?._id ?? null }),
  picturesOf: (image) => (image ? [image.picture] : []),
  toInput,
  isComplete: () => true,
  findErrors: (input) => findInputErrors(heroImageDraft, input),
  save: (id, { picture: _itself, ...input }) => {
    if (id === null) throw new Error('A new image is uploaded, or published as a draft.');
    return saveRecordAction('hero-image', id, input);
  },
};

export const useHeroForm = (opened: Opened<HeroImage>) => useDraftForm('hero-image', heroForm, opened);

const toText = (focal: FocalPoint | undefined) => (focal ? describeFocalPoint(focal) : '');

export const listHeroDifferences = (
  mine: HeroInput,
  theirs: HeroImage,
  nameOf: (projectId: string | null) => string,
): Difference[] =>
  keepDifferences([
    {
      field: 'projectId',
      label: 'Caption',
      // What was not chosen stays.
      mine: mine.projectId === undefined ? (theirs.project?.name ?? '') : nameOf(mine.projectId),
      theirs: theirs.project?.name ?? '',
    },
    { field: 'alt', label: 'Alt text', mine: mine.alt ?? '', theirs: theirs.picture.alt },
    { field: 'focal', label: 'Focal point', mine: toText(mine.focal), theirs: toText(theirs.picture.focal) },
  ]);
