import { z } from 'zod';
import { uploadLimits } from '@/lib/content/limits';
import { constructionStages, projectCategories, projectStatuses } from '@/lib/content/projects/projects';
import { unitsShownChoices } from '@/lib/content/units';
import { visitLengths, visitLimits } from '@/lib/content/visits';
import { chargeList } from '@/lib/domain/charges/fields';
import { exemptionList } from '@/lib/domain/exemptions/fields';
import { litigationList } from '@/lib/domain/litigation/fields';
import { paperList } from '@/lib/domain/papers/fields';
import { registrationList } from '@/lib/domain/registrations/fields';
import { towerList } from '@/lib/domain/towers/fields';
import { type UnitType, unitTypeList } from '@/lib/domain/unit-types/fields';
import type { UnitCount } from '@/lib/domain/units/dto';
import {
  optionalDay,
  optionalText,
  pictureInputs,
  placeOnMap,
  projectPictureRef,
  requiredText,
  richText,
  searchTexts,
} from '@/lib/shared/parsing/fields';
import { toPublicFields, toPublicRecord } from '@/lib/shared/parsing/internal-fields';
import {
  type RecordOf,
  toCreateSchema,
  toPatchSchema,
  toUpdateSchema,
} from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Distance } from '@/lib/shared/projects/distances';
import { toWeekdays } from '@/lib/shared/time/weekdays';
import type { VisitHours } from '@/lib/shared/visits/visit-hours';

const distanceMessage = 'Each line needs a place and its kilometres, such as School, 1.1';
const distance: z.ZodType<Distance> = z.object({
  place: requiredText(distanceMessage, 60),
  km: z
    .number({ error: distanceMessage })
    .min(0.1, 'A distance is at least 0.1 km')
    .max(500, 'A distance is at most 500 km'),
});

const specification = z.object({
  title: requiredText('A specification needs a title', 120),
  description: z
    .array(optionalText(500))
    .max(50, 'At most 50 lines in one specification')
    .overwrite((lines) => lines.filter((line) => line !== '')),
});

const hoursMessage = 'Each line needs days and times, such as Monday to Saturday, 10:00 to 13:00';
const clockTime = z.string({ error: hoursMessage }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, hoursMessage);
const visitHours: z.ZodType<VisitHours> = z
  .object({
    days: requiredText(hoursMessage, 60).refine((days) => toWeekdays(days).length > 0, hoursMessage),
    opens: clockTime,
    closes: clockTime,
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: 'The second time is after the first',
    path: ['closes'],
  });
const dayOff = optionalDay.refine((day) => day !== '', 'Write a date like 2027-03-31');
const lengthMessage = `A visit lasts ${visitLengths.join(', ')} minutes`;

/** Forms send an empty choice as ''. */
const orNone = <T extends z.ZodType>(choice: T) =>
  z.preprocess((value) => (value === '' ? null : value), choice.nullable());

const category = z.enum(projectCategories, {
  error: `Category must be one of ${projectCategories.join(', ')}`,
});
const construction = z.enum(constructionStages, {
  error: `Construction must be one of ${constructionStages.join(', ')}`,
});

export const projectFields = z.object({
  name: requiredText('Name is required', 160).meta({ label: 'Name', isWording: true }),
  description: richText('The description is too long').meta({ label: 'Description', isWording: true }),
  category: orNone(category).meta({ label: 'Category', initial: null }),
  status: z
    .enum(projectStatuses, { error: `Status must be one of ${projectStatuses.join(', ')}` })
    .meta({ label: 'Status' }),
  location: optionalText(200).meta({ label: 'Location' }),
  client: optionalText(200).meta({ label: 'Client' }),
  /** The name is historical: the built-up area as text, in sqft (PROJ-7). */
  price: optionalText(120).meta({ label: 'Price' }),
  explore: z
    .boolean({ error: 'Explore must be true or false' })
    .meta({ label: 'Explore Page', flag: ['shown', 'not shown'], initial: true }),
  construction: orNone(construction).meta({ label: 'Construction', initial: null }),
  possession: optionalText(60).meta({ label: 'Possession by' }),
  pin: placeOnMap.meta({ label: 'Position on the map' }),
  distances: z.array(distance).max(8, 'At most 8 distances').meta({ label: 'Distances' }),
  amenities: z
    .array(optionalText(80))
    .max(60, 'At most 60 amenities')
    .overwrite((names) => [...new Set(names.filter((name) => name !== ''))])
    .meta({ label: 'Amenities' }),
  specifications: z
    .array(specification)
    .max(40, 'At most 40 specifications')
    .meta({ label: 'Specifications', isWording: true }),
  registrations: registrationList,
  exemptions: exemptionList,
  unitTypes: unitTypeList,
  papers: paperList,
  litigation: litigationList,
  charges: chargeList,
  towers: towerList,
  unitsShown: z
    .enum(unitsShownChoices, { error: `The website shows ${unitsShownChoices.join(', ')} of the units` })
    .meta({ label: 'Units on the website', initial: 'nothing' }),
  visitsOn: z
    .boolean({ error: 'Visits must be true or false' })
    .meta({ label: 'Visits booked on the website', flag: ['on', 'off'], initial: false }),
  visitHours: z
    .array(visitHours)
    .max(visitLimits.mostHours, `At most ${visitLimits.mostHours} lines`)
    .meta({ label: 'Hours for visits' }),
  visitMinutes: z
    .number({ error: lengthMessage })
    .refine((minutes) => visitLengths.some((length) => length === minutes), lengthMessage)
    .meta({ label: 'Length of a visit in minutes', initial: 45 }),
  visitsAtOnce: z
    .number({ error: 'Give the number of visits at the same time' })
    .int('Give a whole number')
    .min(1, 'At least one at once')
    .max(visitLimits.mostAtOnce, `At most ${visitLimits.mostAtOnce} at once`)
    .meta({ label: 'Visits at once', initial: 1 }),
  visitDaysOff: z
    .array(dayOff)
    .max(visitLimits.mostDaysOff, `At most ${visitLimits.mostDaysOff} days`)
    .overwrite((days) => [...new Set(days)].toSorted())
    .meta({ label: 'Days without visits' }),
  searchTitle: searchTexts.title.meta({ label: 'Title in searches', isWording: true }),
  searchDescription: searchTexts.description.meta({ label: 'Text in searches', isWording: true }),
});

const { pictures, images, existingImages, addedPictures } = pictureInputs(
  projectPictureRef,
  uploadLimits.maxCount,
);

/** The former address redirects to the new one. */
const renewSlug = z.boolean().optional();

export const projectForm = toUpdateSchema(projectFields).extend({ pictures, renewSlug });
export type ProjectFormInput = Omit<z.output<typeof projectForm>, 'version'>;

export const projectCreate = toCreateSchema(projectFields).extend({
  pictures: pictures.default([]),
  images,
  addedPictures,
});

/** A field that an older release did not know is empty. */
export const projectDraft = projectCreate.omit({ images: true, addedPictures: true }).extend({ renewSlug });

export const projectPatch = toPatchSchema(projectFields).extend({
  pictures: pictures.optional(),
  images,
  existingImages,
  addedPictures,
  renewSlug,
});

export type Specification = z.output<typeof specification>;

/** Spec 3. Texts are empty, never null. */
export type Project = Omit<RecordOf<typeof projectFields>, 'unitTypes'> & {
  unitTypes: UnitType[];
  slug: string;
  images: Picture[];
  locationPicture: Picture | null;
  createdAt: string;
  updatedAt: string;
};

export const publicProjectFields = toPublicFields(projectFields);

/** Security: what the website and the public calls may read. */
export type PublicProject = Omit<Project, keyof typeof projectFields.shape> &
  Omit<z.output<typeof publicProjectFields>, 'unitTypes'> & {
    unitTypes: UnitType[];
    unitCounts: UnitCount[] | null;
  };

export const toPublicProject = (project: Project): PublicProject => ({
  ...toPublicRecord(projectFields, project),
  unitTypes: project.unitTypes,
  unitCounts: null,
});

export type AdminProject = Project & { isHidden: boolean };
