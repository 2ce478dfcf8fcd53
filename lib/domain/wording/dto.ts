import type { Route } from 'next';
import type { WordingHit } from '@/lib/shared/wording/find-wording';

export type KeptWording = Pick<WordingHit, 'rule' | 'sentence'> & {
  field: string;
  reason: string;
  keptBy: string;
  at: string;
};

export type WordingFinding = WordingHit & { name: string; field: string; href: Route };

export type WordingFindings = { count: number; first: WordingFinding[] };
