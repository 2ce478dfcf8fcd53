import type { Route } from 'next';

export const registrationSheet = (projectId: string) =>
  `/admin/projects?edit=${projectId}&part=registration` as Route;
