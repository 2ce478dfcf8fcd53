import { z } from 'zod';
import { optionalDay, optionalNumber, optionalText } from '@/lib/shared/fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import { pictureList } from '@/lib/shared/plain-input';
import { labelOf, type RecordOf } from '@/lib/shared/record-fields';
import { formatWholeDay } from '@/lib/shared/time/whole-day';

const percent = optionalNumber({ max: 100, places: 0 });

/** The kinds of work of which the Authority asks how far they are, each quarter (RERA, section 11(1)), as a building is built. */
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

/** "Substructure 100 %, Masonry 40 %". */
export const describeWork = (entry: Work): string =>
  listWork(entry)
    .map(({ name, percent }) => `${name} ${percent}\u00a0%`)
    .join(', ');

/** "5 November 2026, East": the day, and the building where there are several. */
export const nameEntry = ({ date, tower }: Pick<Progress, 'date' | 'tower'>): string =>
  [formatWholeDay(date), tower].filter(Boolean).join(', ');

/** How far a building is, by the first kind of work that is not finished: a figure of the record. A mean of all kinds nobody has measured. */
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

/** How far a project was built on a day, as the API answers it and as pages receive it. */
export type Progress = RecordOf<typeof progressFields> & { projectId: string; images: Picture[] };
