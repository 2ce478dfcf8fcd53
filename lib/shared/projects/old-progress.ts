import type { Route } from 'next';

/** Where the progress of a project is kept in the back office. */
export const progressHref = (projectId: string) => `/admin/projects/${projectId}/progress` as Route;

/** After so many days an entry no longer says how far a building is: each quarter the Authority asks anew. */
export const oldAfterDays = 100;

export type OldProgressProject = {
  _id: string;
  name: string;
  /** The day of its newest entry. */
  newestOn: string;
};
