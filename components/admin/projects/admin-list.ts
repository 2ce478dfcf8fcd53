import type { Route } from 'next';
import { limits } from '@/lib/content/limits';
import { noFilter, type ProjectFilter, toFilterQuery } from '@/lib/shared/project-filter';
import { type ProjectSort, sortKey } from '@/lib/shared/project-sort';

export function adminListHref(filter: ProjectFilter, page = 1, sort: ProjectSort = ''): Route {
  const query = toFilterQuery(filter, page);
  if (sort) query.set(sortKey, sort);
  return query.size > 0 ? `/admin/projects?${query}` : '/admin/projects';
}

/** The page of the whole list on which a place stands. */
export const hrefOfPosition = (position: number): Route =>
  adminListHref(noFilter, Math.ceil(position / limits.adminProjectsPerPage));
