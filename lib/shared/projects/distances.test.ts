import { describe, expect, it } from 'vitest';
import { byDistance, parseDistances, toDistanceLines } from './distances';

describe('the distances that the admin types', () => {
  it('are a place and its kilometres in each line, in any of the ways that people write', () => {
    const typed = 'School, 1.1\n\nHospital 1.6 km\n  NH-66, Mukka: 2km\r\nAirport, 11 km.';
    expect(parseDistances(typed)).toEqual([
      { place: 'School', km: 1.1 },
      { place: 'Hospital', km: 1.6 },
      { place: 'NH-66, Mukka', km: 2 },
      { place: 'Airport', km: 11 },
    ]);
  });

  it('keep a line without kilometres, for the schema to refuse it', () => {
    expect(parseDistances('NH-66')).toEqual([{ place: 'NH-66', km: Number.NaN }]);
  });

  it('come back as they are kept', () => {
    const kept = [
      { place: 'NH-66, Mukka', km: 2 },
      { place: 'School', km: 0.4 },
    ];
    expect(parseDistances(toDistanceLines(kept))).toEqual(kept);
    expect(byDistance(kept).map(({ km }) => km)).toEqual([0.4, 2]);
  });
});
