import { z } from 'zod';
import { type RecordOf, toPatchSchema } from '@/lib/shared/parsing/record-fields';

// ADS-1: inputs are converted to numbers.
const toNumber = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

const counter = (label: string) =>
  z
    .preprocess(
      toNumber,
      z
        .number({ error: `${label} must be a number` })
        .int(`${label} must be a whole number`)
        .min(0, `${label} must not be negative`)
        .max(9_999_999, `${label} is too large`),
    )
    .meta({ label });

export const aboutFields = z.object({
  yearsOfExperience: counter('Years of Experience'),
  completedProjects: counter('Completed Projects'),
  happyClients: counter('Happy Clients'),
  awardsWon: counter('Awards Won'),
});

export const aboutPatch = toPatchSchema(aboutFields);

export type AboutStats = z.output<typeof aboutFields>;

export type ListedAsBuilt = { list: 'handed over' | 'completed'; count: number };

export type AboutStatsRecord = RecordOf<typeof aboutFields>;
