/** What the office's list of projects can be ordered by, for looking; the empty one is the order of the website. */
export const projectSorts = [
  { value: 'name', label: 'Name' },
  { value: 'changed', label: 'Last change' },
] as const;

export type ProjectSort = (typeof projectSorts)[number]['value'] | '';

export const sortKey = 'sort';

/** Reads it as it stands in an address: what is not offered is ignored. */
export const parseSort = (text: unknown): ProjectSort =>
  projectSorts.find(({ value }) => value === text)?.value ?? '';
