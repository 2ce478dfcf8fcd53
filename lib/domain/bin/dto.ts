import type { Picture } from '@/lib/shared/picture';

/** What can lie in the bin, as its address names it. */
export const binKinds = ['project', 'director', 'brand', 'hero-image', 'testimonial'] as const;
export type BinKind = (typeof binKinds)[number];

/** A deleted record, with the days that are left to take it back. */
export type BinEntry = {
  kind: BinKind;
  _id: string;
  label: string;
  picture: Picture | null;
  deletedAt: string;
  /** Name of the person as it was then; null when no line of the history tells. */
  deletedBy: string | null;
  daysLeft: number;
};
