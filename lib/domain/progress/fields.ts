import { z } from 'zod';
import { optionalDay, optionalNumber, optionalText } from '@/lib/shared/parsing/fields';
import { pictureList } from '@/lib/shared/parsing/plain-input';
import { labelOf, type RecordOf } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import { formatWholeDay } from '@/lib/shared/time/whole-day';

const percent = optionalNumber({ max: 100, places: 0 });

/** RERA, section 11(1): the Authority's kinds of work, in building order. */
export const workFields = z.object({
  substructure: percent.meta({ label: 'Substructure' }),
  superstructure: percent.meta({ label: 'Superstructure' }),
  masonry: percent.meta({ label: 'Masonry' }),
  finishing: percent.meta({ label: 'Finishing and interior' }),
  internalInfrastructure: percent.meta({ label: 'Internal infrastructure' }),
  externalInfrastructure: percent.meta({ label: 'External infrastructure' }),
  commonAreas: percent.meta({ label: 'Common areas' }),
  amenities: percent.meta({ label: 'Amenities' }),
});
export type Work = z.output<typeof workFields>;

export const listWork = (entry: Work): { name: string; percent: number }[] =>
  workFields.keyof().options.flatMap((field) => {
    const percent = entry[field];
    return percent === null ? [] : [{ name: labelOf(workFields, field), percent }];
  });

export const describeWork = (entry: Work): string =>
  listWork(entry)
    .map(({ name, percent }) => `${name} ${percent}\u00a0%`)
    .join(', ');

export const nameEntry = ({ date, tower }: Pick<Progress, 'date' | 'tower'>): string =>
  [formatWholeDay(date), tower].filter(Boolean).join(', ');

/** The first unfinished kind: a recorded figure. A mean would be an invented one. */
export function findWorkInHand<E extends Work>(newestFirst: readonly E[]) {
  for (const entry of newestFirst) {
    const works = listWork(entry);
    const work = works.find(({ percent }) => percent < 100) ?? works.at(-1);
    if (work) return { ...work, entry };
  }
  return null;
}

export const progressFields = z.object({
  date: optionalDay.refine((text) => text !== '', 'On which day?').meta({ label: 'Date', isDay: true }),
  tower: optionalText(80).meta({ label: 'Tower' }),
  ...workFields.shape,
  sentence: optionalText(300).meta({ label: 'In a sentence', isWording: true }),
});

export const progressForm = progressFields.extend({ pictures: pictureList });

export type Progress = RecordOf<typeof progressFields> & { projectId: string; images: Picture[] };
