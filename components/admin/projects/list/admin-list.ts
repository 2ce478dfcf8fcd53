import type { Route } from 'next';
import { limits } from '@/lib/content/limits';
import { sortKey } from '@/lib/shared/lists/list-sort';
import { noFilter, type ProjectFilter, toFilterQuery } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';

export function adminListHref(filter: ProjectFilter, page = 1, sort: ProjectSort = ''): Route {
  const query = toFilterQuery(filter, page);
  if (sort) query.set(sortKey, sort);
  return query.size > 0 ? `/admin/projects?${query}` : '/admin/projects';
}

export const hrefOfPosition = (position: number): Route =>
  adminListHref(noFilter, Math.ceil(position / limits.adminProjectsPerPage));
