import type { ClaimField, Contradiction } from '@/lib/shared/projects/contradictions';

/** Where each is said in the sheet of a project: what it is called, and the part that it stands in; null for the first. */
export const claimPlaces: Record<ClaimField, { name: string; part: string | null }> = {
  possession: { name: 'Possession', part: 'place' },
  towers: { name: 'Towers', part: 'place' },
  registrations: { name: 'Registration', part: 'registration' },
  unitTypes: { name: 'Homes', part: 'homes' },
  price: { name: 'Built-up area', part: null },
  description: { name: 'Description', part: null },
  specifications: { name: 'Specifications', part: null },
};

/** "Possession by March 2027, but registered to be complete by 31 Dec 2027". */
export const describeContradiction = ([one, other]: Contradiction): string =>
  `${one.text}, but ${other.text}`;

/** The fields in which it is mended. */
export const listClaimFields = (contradiction: Contradiction): ClaimField[] => [
  ...new Set(contradiction.map(({ field }) => field)),
];
