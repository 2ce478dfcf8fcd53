import type { Route } from 'next';

export const progressHref = (projectId: string) => `/admin/projects/${projectId}/progress` as Route;

/** Days. The Authority asks for the progress each quarter. */
export const oldAfterDays = 100;

export type OldProgressProject = {
  _id: string;
  name: string;
  newestOn: string;
};
