import type { ProjectStatus } from '@/lib/content/projects/projects';
import type { ProjectFilter } from '../project-filter';

export type StatusCounts = Partial<Record<ProjectStatus, number>>;

export type FoundProjects = {
  ids: string[];
  nearest: string[];
  onRequest: string[];
  wider: ProjectFilter | null;
  leftOut: string[];
  asksPrice: boolean;
  total: number;
  page: number;
  pageCount: number;
  counts: StatusCounts;
};
