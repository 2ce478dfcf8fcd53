import { z } from 'zod';
import { maxPrice } from '@/lib/domain/unit-types/fields';
import { optionalNumber, optionalText, requiredText } from '@/lib/shared/parsing/fields';
import type { RecordOf } from '@/lib/shared/parsing/record-fields';

export const unitStates = ['free', 'held', 'booked', 'sold'] as const;
export type UnitState = (typeof unitStates)[number];

const area = optionalNumber({ max: 100_000, places: 2 });

/** In square metres. The state changes separately (state.ts). */
export const unitFields = z.object({
  tower: optionalText(80).meta({ label: 'Tower' }),
  floor: requiredText('Every unit has a floor', 20).meta({ label: 'Floor' }),
  number: requiredText('Every unit has a number', 20).meta({ label: 'Number' }),
  type: optionalText(80).meta({ label: 'Type' }),
  carpetArea: area.meta({ label: 'Carpet area, sq m' }),
  exclusiveCommonArea: area.meta({ label: 'Exclusive common area, sq m' }),
  commonArea: area.meta({ label: 'Share of the common area, sq m' }),
  landShare: area.meta({ label: 'Undivided share of land, sq m' }),
  parkingLots: optionalNumber({ max: 100, places: 0 }).meta({ label: 'Parking lots' }),
  price: optionalNumber({ max: maxPrice, places: 0 }).meta({ label: 'Price, rupees' }),
});

/** Security: without names of people. */
export type Unit = RecordOf<typeof unitFields> & { projectId: string; state: UnitState };
