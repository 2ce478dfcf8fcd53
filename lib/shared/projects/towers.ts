const nbsp = '\u00a0';

type Tower = Record<'floors' | 'basements' | 'stilts' | 'slabsCast' | 'height', number | null>;

const counted = (count: number | null, one: string, many: string) =>
  count ? `${count}${nbsp}${count === 1 ? one : many}` : '';

/** "2 basements, 1 stilt, 16 floors, 58.4 m high, 15 slabs cast"; what is not known, or nought, is left out. */
export const describeTower = ({ floors, basements, stilts, slabsCast, height }: Tower): string =>
  [
    counted(basements, 'basement', 'basements'),
    counted(stilts, 'stilt', 'stilts'),
    counted(floors, 'floor', 'floors'),
    height ? `${height}${nbsp}m high` : '',
    counted(slabsCast, 'slab cast', 'slabs cast'),
  ]
    .filter(Boolean)
    .join(', ');
