import type { FilingFacts } from '@/lib/shared/filing/facts';
import type { Contradiction } from '@/lib/shared/projects/contradictions';

/** That a quarter was filed: by whom, when, and the hash of what was. */
export type Filing = {
  quarter: string;
  filedOn: string;
  filedBy: string;
  sha256: string;
  bytes: number;
  /** False where the pack was too large to be kept: its hash and its facts are. */
  isKept: boolean;
};

export type FilingQuarter = { quarter: string; dueOn: string; filed: Filing | null };

/** A registration with its quarters, the newest first. */
export type RegistrationFilings = {
  number: string;
  towers: string;
  /** It ended on this day and has no completion certificate; else empty. */
  lapsedOn: string;
  quarters: FilingQuarter[];
  /** What is over and not filed, the oldest first. */
  owed: string[];
};

/** What a pack would hold now, or held when it was filed; `before` is the last that was filed earlier. */
export type FilingPack = {
  facts: FilingFacts;
  before: FilingFacts | null;
  /** At most; null for a filed one, whose size is known. */
  sizes: { pictures: number; papers: number } | null;
  /** It may be too large to be kept here: so many bytes are kept. */
  keptUpTo: number | null;
  /** Where the page of the project says otherwise. */
  contradictions: Contradiction[];
};
