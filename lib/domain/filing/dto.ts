import type { FilingFacts } from '@/lib/shared/filing/facts';
import type { Contradiction } from '@/lib/shared/projects/contradictions';

export type Filing = {
  quarter: string;
  filedOn: string;
  filedBy: string;
  sha256: string;
  bytes: number;
  /** False for a pack that is too large to store: hash and facts are stored. */
  isKept: boolean;
};

export type FilingQuarter = { quarter: string; dueOn: string; filed: Filing | null };

export type RegistrationFilings = {
  number: string;
  towers: string;
  lapsedOn: string;
  quarters: FilingQuarter[];
  owed: string[];
};

/** `before` is the last earlier filing. */
export type FilingPack = {
  facts: FilingFacts;
  before: FilingFacts | null;
  /** Upper bounds; null for a filed pack. */
  sizes: { pictures: number; papers: number } | null;
  keptUpTo: number | null;
  contradictions: Contradiction[];
};
