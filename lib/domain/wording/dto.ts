import type { Route } from 'next';
import type { WordingHit } from '@/lib/shared/wording/find-wording';

/** What of a record was kept, and why. */
export type KeptWording = Pick<WordingHit, 'rule' | 'sentence'> & {
  field: string;
  reason: string;
  keptBy: string;
  at: string;
};

/** A wording of the website that a rule speaks against, and where it is mended. */
export type WordingFinding = WordingHit & { name: string; field: string; href: Route };

export type WordingFindings = { count: number; first: WordingFinding[] };
