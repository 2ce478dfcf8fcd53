import 'server-only';
import type { AboutStats as AboutStatsRow } from '@/prisma/generated/client';
import type { AboutStats, AboutStatsRecord } from './dto';

/** ADS-2: four zeros without a record. */
export function toAboutStats(row: AboutStatsRow | null): AboutStats {
  return {
    yearsOfExperience: row?.yearsOfExperience ?? 0,
    completedProjects: row?.completedProjects ?? 0,
    happyClients: row?.happyClients ?? 0,
    awardsWon: row?.awardsWon ?? 0,
  };
}

export function toAboutStatsRecord(row: AboutStatsRow): AboutStatsRecord {
  return { _id: row.id, ...toAboutStats(row), version: row.version };
}
