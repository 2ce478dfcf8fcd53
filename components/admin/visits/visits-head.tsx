import { CalendarDays, ChevronLeft, ChevronRight, List, Plus } from 'lucide-react';
import type { Route } from 'next';
import Form from 'next/form';
import { Button } from '@/components/admin/ui/button';
import { Options } from '@/components/admin/ui/fields/options';
import { PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import type { VisitProject } from '@/lib/domain/visits/dto';
import { formatShortDay } from '@/lib/shared/time/local-day';
import { laterDay } from '@/lib/shared/time/office-clock';
import { toVisitsPath, type VisitsQuery } from './visits-query';

const iconLink =
  'inline-grid h-11 w-11 place-items-center rounded-[2px] border border-control bg-field hover:border-ink hover:bg-sand admin:h-9 admin:w-9';

function Views({ query }: { query: VisitsQuery }) {
  const views = [
    ['day', 'Day', List],
    ['week', 'Week', CalendarDays],
  ] as const;
  return (
    <nav aria-label="View" className="flex">
      {views.map(([view, name, Icon]) => (
        <IntentLink
          key={view}
          href={toVisitsPath({ ...query, view })}
          aria-current={query.view === view ? 'page' : undefined}
          className="inline-flex h-11 items-center gap-2 border border-control px-3 font-semibold aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white admin:h-9"
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
          {name}
        </IntentLink>
      ))}
    </nav>
  );
}

type VisitsHeadProps = { query: VisitsQuery; days: readonly string[]; projects: VisitProject[] };

export function VisitsHead({ query, days, projects }: VisitsHeadProps) {
  const [first = query.day] = days;
  const { view, project } = query;
  return (
    <>
      <PageHead title="Visits">
        <IntentLink
          href="/admin/visits/new"
          className="inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3.5 font-semibold hover:border-ink hover:bg-sand admin:h-9"
        >
          <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
          Add visit
        </IntentLink>
      </PageHead>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <IntentLink
          href={toVisitsPath({ ...query, day: laterDay(first, -7) })}
          aria-label="The week before"
          className={iconLink}
        >
          <ChevronLeft size={16} strokeWidth={1.6} aria-hidden="true" />
        </IntentLink>
        <p className="min-w-40 text-center font-semibold">
          {formatShortDay(first)} to {formatShortDay(laterDay(first, 6))}
        </p>
        <IntentLink
          href={toVisitsPath({ ...query, day: laterDay(first, 7) })}
          aria-label="The week after"
          className={iconLink}
        >
          <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" />
        </IntentLink>
        <IntentLink
          href={toVisitsPath({ view, project, day: '' })}
          className="inline-flex h-11 items-center rounded-[2px] px-2.5 font-semibold hover:bg-sand admin:h-9"
        >
          This week
        </IntentLink>
        <Views query={query} />
        {projects.length > 1 && (
          <Form action={'/admin/visits' as Route} className="flex gap-2">
            <input type="hidden" name="day" value={query.day} />
            <input type="hidden" name="view" value={view} />
            <select
              name="project"
              aria-label="Project"
              defaultValue={project}
              className="admin-field w-auto! max-w-52"
            >
              <option value="">All projects</option>
              <Options of={projects.map(({ _id, name }) => [_id, name])} />
            </select>
            <Button type="submit">Show</Button>
          </Form>
        )}
      </div>
    </>
  );
}
