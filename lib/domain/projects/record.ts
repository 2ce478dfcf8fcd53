import 'server-only';
import { defineKind } from '@/lib/server/records/kind';
import { projectInclude, toProject } from './row';
import { projectInput } from './schema';

export const projects = defineKind({
  kind: 'project',
  entity: 'project',
  plural: 'Projects',
  noun: 'projects',
  model: 'project',
  table: 'project',
  fields: projectInput,
  isVersioned: true,
  hasPage: true,
  // The plate of a hero image names a project.
  alsoShownBy: ['hero'],
  findRows: (tx, query) => tx.project.findMany({ ...query, include: projectInclude }),
  toRecord: toProject,
  nameOf: ({ name }) => name,
});
