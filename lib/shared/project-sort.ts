import type { ListSort } from './lists/list-sort';

export const projectSorts = [
  { value: 'name', label: 'Name' },
  { value: 'changed', label: 'Last change' },
  { value: 'status', label: 'Status' },
  { value: 'category', label: 'Category' },
  { value: 'enquiries', label: 'Enquiries' },
] as const;

export type ProjectSortColumn = (typeof projectSorts)[number]['value'];
export type ProjectSort = ListSort<ProjectSortColumn>;

export const projectSortColumns = projectSorts.map(({ value }) => value);
