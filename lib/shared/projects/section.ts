import type { ConstructionStage } from '@/lib/content/projects/projects';
import { toAmenityKey } from './amenity-key';
import { byDistance, type Distance } from './distances';

type Tower = Record<'floors' | 'basements' | 'stilts' | 'slabsCast' | 'height', number | null>;

type SectionFacts = {
  construction: ConstructionStage | null;
  towers: readonly Tower[];
  distances: readonly Distance[];
  amenities: readonly string[];
};

type Level = { floors: number; cast: number; basements: number; stilts: number; height: number | null };

export type Section = {
  towers: Level[];
  beach: { place: string; metres: number } | null;
  hasGarden: boolean;
};

const water = /\b(?:beach|sea|shore|coast)\b/i;
const walkKm = 1;

export function toSection({ construction, towers, distances, amenities }: SectionFacts): Section | null {
  const isBelow = construction === 'planned' || construction === 'foundation';
  const known = towers.flatMap(({ floors, basements, stilts, slabsCast, height }) =>
    floors
      ? [
          {
            floors,
            cast: Math.min(slabsCast ?? (isBelow ? 0 : floors), floors),
            basements: basements ?? 0,
            stilts: stilts ?? 0,
            height,
          },
        ]
      : [],
  );
  if (known.length === 0) return null;
  const beach = byDistance(distances).find(({ place, km }) => water.test(place) && km <= walkKm);
  return {
    towers: known,
    beach: beach ? { place: beach.place, metres: Math.round(beach.km * 1000) } : null,
    hasGarden: amenities.some((name) => toAmenityKey(name) === toAmenityKey('Park Area')),
  };
}
