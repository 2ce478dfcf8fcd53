/** What the office's list of projects can be ordered by, for looking; the empty one is the order of the website. */
export const projectSorts = [
  { value: 'name', label: 'Name' },
  { value: 'changed', label: 'Last change' },
  { value: 'status', label: 'Status' },
  { value: 'category', label: 'Category' },
  { value: 'enquiries', label: 'Enquiries' },
] as const;

export type ProjectSortColumn = (typeof projectSorts)[number]['value'];

/** With a dash before it the other way round. */
export type ProjectSort = ProjectSortColumn | `-${ProjectSortColumn}` | '';

export const sortKey = 'sort';

export function splitSort(sort: ProjectSort): { column: ProjectSortColumn | ''; isReversed: boolean } {
  const isReversed = sort.startsWith('-');
  // Without its dash it is a column, or empty.
  return { column: (isReversed ? sort.slice(1) : sort) as ProjectSortColumn | '', isReversed };
}

/** Reads it as it stands in an address: what is not offered is ignored. */
export const parseSort = (text: unknown): ProjectSort =>
  projectSorts
    .flatMap(({ value }): ProjectSort[] => [value, `-${value}`])
    .find((offered) => offered === text) ?? '';
