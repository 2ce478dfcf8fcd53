import type { Metadata } from 'next';
import { PageBody } from '@/components/admin/ui/page-head';
import { DayScreen } from '@/components/admin/visits/day-screen';
import { VisitsHead } from '@/components/admin/visits/visits-head';
import { readVisitsQuery, weekOf } from '@/components/admin/visits/visits-query';
import { WeekGrid } from '@/components/admin/visits/week-grid';
import {
  listToConfirm,
  listVisitProjects,
  listVisits,
  readWeek,
  withLinks,
} from '@/lib/domain/visits/queries';
import { requireSalesPage } from '@/lib/server/auth/page';
import { toDay } from '@/lib/shared/time/local-day';

export const metadata: Metadata = { title: 'Visits' };

export default async function VisitsPage({ searchParams }: PageProps<'/admin/visits'>) {
  const sales = await requireSalesPage();
  const now = new Date();
  const today = toDay(now);
  const query = readVisitsQuery(await searchParams, today);
  const week = weekOf(query.day);
  const project = query.project || undefined;
  const [projects, ofWeek, toConfirm, { free, off }] = await Promise.all([
    listVisitProjects(sales),
    listVisits(sales, { from: week[0] ?? query.day, to: week[6] ?? query.day, project }),
    listToConfirm(sales, project),
    readWeek(sales, week, project),
  ]);
  const shown = ofWeek.filter(({ state }) => state !== 'cancelled');
  const days = week.map((day) => ({
    day,
    isOff: off.includes(day),
    count: shown.filter(({ startsAt }) => toDay(startsAt) === day).length,
  }));
  return (
    <PageBody>
      <VisitsHead query={query} days={week} projects={projects} />
      {projects.length === 0 && ofWeek.length === 0 && (
        <p className="mt-4 max-w-[60ch] text-stone">
          No project offers visits on the website yet. An editor can turn them on in the project, under
          Visits.
        </p>
      )}
      {query.view === 'week' ? (
        <WeekGrid days={days} visits={withLinks(shown)} free={free} today={today} now={now} />
      ) : (
        <DayScreen
          query={query}
          days={days}
          toConfirm={withLinks(toConfirm)}
          visits={withLinks(ofWeek.filter(({ startsAt }) => toDay(startsAt) === query.day))}
          today={today}
          now={now}
        />
      )}
    </PageBody>
  );
}
