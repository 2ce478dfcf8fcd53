import { type OldProgressProject, oldAfterDays, progressHref } from '@/lib/shared/projects/old-progress';
import { formatDay } from '@/lib/shared/time/format-moment';
import { DueList } from './due-list';

export const OldProgress = ({ projects }: { projects: OldProgressProject[] }) => (
  <DueList
    id="old-progress"
    title={`Progress older than ${oldAfterDays} days`}
    lines={projects.map(({ _id, name, newestOn }) => ({
      key: _id,
      name,
      text: `Newest entry of ${formatDay(newestOn)}`,
      look: 'text-warning',
      href: progressHref(_id),
      label: `progress of ${name}`,
    }))}
  />
);
