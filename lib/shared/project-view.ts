/** How the admin shows the list of projects. */
export const projectViews = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

export type ProjectView = (typeof projectViews)[number]['value'];

/** The cookie that keeps the choice for each person. */
export const projectViewCookie = 'admin-projects-view';

export const parseProjectView = (text: string | undefined): ProjectView =>
  projectViews.find(({ value }) => value === text)?.value ?? 'cards';
