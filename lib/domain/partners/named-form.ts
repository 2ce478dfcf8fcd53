import 'server-only';
import { type PlainForm, toNamedForm } from '@/lib/content/enquiries/plain-forms';
import { listOfferedProjects, type OfferedProject } from '@/lib/domain/projects/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { describeRegistered } from '@/lib/shared/projects/registered';

/** What a buyer may have asked about, each with its registration. */
export const toProjectOptions = (projects: readonly OfferedProject[]) =>
  projects
    .filter(({ isOffered }) => isOffered)
    .map(({ _id, name, registered }) => ({
      value: _id,
      name: [name, describeRegistered(registered)].filter(Boolean).join(', '),
    }));

/** The form by which a partner names a buyer, for a browser without a script that has sent something wrong. */
export async function makeNamedForm(): Promise<PlainForm> {
  const projects = await readOptional('projects', listOfferedProjects);
  return toNamedForm(projects && toProjectOptions(projects));
}
