import { Options } from '@/components/admin/ui/fields/options';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { SubmittingSelect } from './submitting-select';

type AssigneeSelectProps = { value: string; people: FilterOptions['people']; usual?: string };

export function AssigneeSelect({ people, ...select }: AssigneeSelectProps) {
  return (
    <SubmittingSelect name="assignee" label="Assignee" {...select}>
      <option value="none">Nobody yet</option>
      <Options of={people.map(({ _id, name }) => [_id, name])} />
    </SubmittingSelect>
  );
}

type ProjectSelectProps = { value: string; projects: FilterOptions['projects']; usual?: string };

export function ProjectSelect({ projects, ...select }: ProjectSelectProps) {
  return (
    <SubmittingSelect name="project" label="Project" {...select}>
      <option value="none">None</option>
      <Options of={projects.map(({ _id, name }) => [_id, name])} />
    </SubmittingSelect>
  );
}
