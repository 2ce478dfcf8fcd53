import type { ProjectStatus } from '@/lib/content/projects/projects';
import type { ProjectFilter } from '../project-filter';

/** How many projects there are of each status. */
export type StatusCounts = Partial<Record<ProjectStatus, number>>;

/** What one page of a list of projects shows, by id. */
export type FoundProjects = {
  ids: string[];
  /** Where no project has the words that were typed: the nearest three. */
  nearest: string[];
  /** After the last of those that a budget leaves: those that say no price. */
  onRequest: string[];
  /** Where a budget leaves nothing: the list with the next one that leaves something. */
  wider: ProjectFilter | null;
  /** What was typed and no project has beside the rest. */
  leftOut: string[];
  /** Words that were typed ask what a home costs. */
  asksPrice: boolean;
  total: number;
  page: number;
  pageCount: number;
  /** How many there are of each status, the other choices being as they are. */
  counts: StatusCounts;
};
