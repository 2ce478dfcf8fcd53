import { z } from 'zod';
import {
  optionalDay,
  optionalNumber,
  optionalText,
  pictureRef,
  requiredText,
} from '@/lib/shared/parsing/fields';
import { childList, initialValues } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';

/** In rupees. */
export const maxPrice = 2_000_000_000;
/** A villa has several floors, or details; more cannot be compared. */
export const maxPlans = 4;
const area = optionalNumber({ max: 100_000, places: 2 });

/** RERA, section 2(k): the carpet area comes first, in square metres; every other area has its kind. */
export const unitTypeFields = z.object({
  name: requiredText('Enter a name, such as Type A', 80).meta({ label: 'Name' }),
  bhk: optionalNumber({ max: 10, places: 1 }).meta({ label: 'BHK' }),
  carpetArea: area.meta({ label: 'Carpet area, sq m' }),
  balconyArea: area.meta({ label: 'Balcony, sq m' }),
  terraceArea: area.meta({ label: 'Terrace, sq m' }),
  otherArea: area.meta({ label: 'Another area, sq m' }),
  otherAreaKind: optionalText(60).meta({ label: 'Name of that area' }),
  landShare: area.meta({ label: 'Undivided share of land, sq m' }),
  parking: optionalText(80).meta({ label: 'Parking' }),
  floors: optionalText(40).meta({ label: 'Floors' }),
  priceFrom: optionalNumber({ max: maxPrice, places: 0 }).meta({ label: 'Price from, rupees' }),
  priceTo: optionalNumber({ max: maxPrice, places: 0 }).meta({ label: 'Price to, rupees' }),
  priceIncludes: optionalText(160).meta({ label: 'What the price includes' }),
  pricedOn: optionalDay.meta({ label: 'Price as of' }),
  homeCount: optionalNumber({ max: 10_000, places: 0 }).meta({ label: 'Number of units' }),
  freeCount: optionalNumber({ max: 10_000, places: 0 }).meta({ label: 'Number of available units' }),
  plans: z
    .array(pictureRef)
    .max(maxPlans, `At most ${maxPlans} plans per unit type`)
    .meta({ label: 'Plans', arePictures: true }),
});

export const unitTypeList = childList(unitTypeFields, 'Unit types', 24);
export type UnitTypeInput = z.output<typeof unitTypeList>[number];

export type UnitType = Omit<UnitTypeInput, 'plans'> & { plans: Picture[] };

export const newUnitType: UnitType = { ...initialValues(unitTypeFields), plans: [] };
