import { limits } from '@/lib/content/limits';
import { projectStatuses } from '@/lib/content/projects/projects';
import type { ProjectChange } from '@/lib/domain/projects/dto';

type ProjectChoice = {
  name: string;
  to: ProjectChange['to'];
  done: string;
};

export const projectChoices: ProjectChoice[] = [
  { name: 'Hide from the website', to: 'hidden', done: 'hidden from the website' },
  { name: 'Show on the website again', to: 'shown', done: 'on the website again' },
  // The home page has nine places, each set alone.
  ...projectStatuses
    .filter((status) => status !== 'featured')
    .map((status) => ({ name: `Set the status: ${status}`, to: status, done: `set to ${status}` })),
  { name: 'Delete', to: 'deleted', done: `deleted, and kept in the Bin for ${limits.binDays} days` },
];
