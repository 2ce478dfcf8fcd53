import 'server-only';
import { type PlainForm, toNamedForm } from '@/lib/content/enquiries/plain-forms';
import { listOfferedProjects } from '@/lib/domain/projects/queries';
import { describeRegistered } from '@/lib/shared/projects/registered';

/** The form by which a partner names a buyer, for a browser without a script that has sent something wrong. */
export async function makeNamedForm(): Promise<PlainForm> {
  const projects = await listOfferedProjects();
  return toNamedForm(
    projects
      .filter(({ isOffered }) => isOffered)
      .map(({ _id, name, registered }) => ({
        value: _id,
        name: [name, describeRegistered(registered)].filter(Boolean).join(', '),
      })),
  );
}
