import { z } from 'zod';
import { named } from '@/lib/server/http/openapi';
import type { FilingFacts } from '@/lib/shared/filing/facts';
import type { Contradiction } from '@/lib/shared/projects/contradictions';

export const filing = named(
  'QuarterlyFiling',
  z.object({
    quarter: z.string().meta({ description: 'Such as 2026-Q4' }),
    filedOn: z.string(),
    filedBy: z.string(),
    sha256: z.string(),
    bytes: z.int(),
    isKept: z.boolean().meta({ description: 'False if the ZIP was too large to store' }),
  }),
);

export const registrationFilings = named(
  'RegistrationFilings',
  z.object({
    number: z.string(),
    towers: z.string(),
    lapsedOn: z.string(),
    quarters: z.array(z.object({ quarter: z.string(), dueOn: z.string(), filed: filing.nullable() })),
    owed: z.array(z.string()),
  }),
);

export type Filing = z.output<typeof filing>;
export type RegistrationFilings = z.output<typeof registrationFilings>;
export type FilingQuarter = RegistrationFilings['quarters'][number];

/** `before` is the last earlier filing. */
export type FilingPack = {
  facts: FilingFacts;
  before: FilingFacts | null;
  /** Upper bounds; null for a filed pack. */
  sizes: { pictures: number; papers: number } | null;
  keptUpTo: number | null;
  contradictions: Contradiction[];
};
