import { z } from 'zod';

// ADS-1: inputs are converted to numbers.
const counter = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number` })
    .int(`${name} must be a whole number`)
    .min(0, `${name} must not be negative`)
    .max(9_999_999, `${name} is too large`)
    .default(0);

export const aboutStatsInput = z.object({
  yearsOfExperience: counter('Years of Experience'),
  completedProjects: counter('Completed Projects'),
  happyClients: counter('Happy Clients'),
  awardsWon: counter('Awards Won'),
  version: z.number().int().positive().optional(),
});
export type AboutStatsInput = z.input<typeof aboutStatsInput>;
