const nbsp = '\u00a0';

type Tower = Record<'floors' | 'basements' | 'stilts' | 'slabsCast' | 'height', number | null>;

const counted = (count: number | null, one: string, many: string) =>
  count ? `${count}${nbsp}${count === 1 ? one : many}` : '';

export const describeTower = ({ floors, basements, stilts, slabsCast, height }: Tower): string =>
  [
    counted(basements, 'basement', 'basements'),
    counted(stilts, 'stilt floor', 'stilt floors'),
    counted(floors, 'floor', 'floors'),
    height ? `${height}${nbsp}m high` : '',
    counted(slabsCast, 'slab cast', 'slabs cast'),
  ]
    .filter(Boolean)
    .join(', ');
