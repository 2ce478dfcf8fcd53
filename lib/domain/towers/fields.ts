import { z } from 'zod';
import { optionalNumber, requiredText } from '@/lib/shared/parsing/fields';
import { childList } from '@/lib/shared/parsing/record-fields';

const count = optionalNumber({ max: 200, places: 0 });

export const towerFields = z.object({
  name: requiredText('Name the tower, such as Tower A', 80).meta({ label: 'Tower' }),
  floors: count.meta({ label: 'Floors' }),
  basements: count.meta({ label: 'Basements' }),
  stilts: count.meta({ label: 'Stilts' }),
  slabsCast: count.meta({ label: 'Slabs cast' }),
  height: optionalNumber({ max: 1000, places: 2 }).meta({ label: 'Height, metres' }),
});

export const towerList = childList(towerFields, 'Towers', 24);
export type Tower = z.output<typeof towerList>[number];
