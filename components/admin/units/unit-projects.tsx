import type { Route } from 'next';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import type { ProjectWithUnits } from '@/lib/domain/units/dto';

export function UnitProjects({ projects }: { projects: ProjectWithUnits[] }) {
  return (
    <PageBody>
      <PageHead title="Units" />
      {projects.length === 0 ? (
        <p className="mt-4 text-stone">No project has units yet. An editor adds them, from the project.</p>
      ) : (
        <ul className="mt-4 overflow-hidden rounded-[3px] border border-hairline bg-field">
          {projects.map(({ _id, name, total, free, held, booked, sold }) => (
            <li key={_id} className="border-hairline border-b px-4 py-2 last:border-b-0">
              <IntentLink
                href={`/admin/projects/${_id}/units` as Route}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-[3px] admin:min-h-6"
              >
                {name}
              </IntentLink>
              <p className="text-stone admin:text-[13px]">
                {total} units: {free} available, {held} blocked, {booked} booked, {sold} sold
              </p>
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  );
}
