import type { Route } from 'next';

/** Where the registrations of a project are typed in the back office. */
export const registrationSheet = (projectId: string) =>
  `/admin/projects?edit=${projectId}&part=registration` as Route;
