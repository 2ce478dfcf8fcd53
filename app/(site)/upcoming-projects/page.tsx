import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { CallbackForm } from '@/components/site/enquiries/callback-form';
import { UpcomingProjects } from '@/components/site/projects/list/upcoming-projects';
import { TextLink } from '@/components/site/ui/text-link';
import { upcomingContent } from '@/lib/content/enquiries/contact';
import { listUpcomingProjects } from '@/lib/domain/projects/queries';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getShownContact } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { filterHref, noFilter } from '@/lib/shared/project-filter';

export const ensureStatic = 'navigation';

const { title, lead, note, formTitle, listTitle } = upcomingContent;
const path = '/upcoming-projects';

export const generateMetadata = () => describePage('upcoming');

export default async function UpcomingProjectsPage() {
  const [found, contact] = await Promise.all([
    readOptional('upcoming projects', listUpcomingProjects),
    getShownContact(),
  ]);
  const projects = found?.projects ?? null;
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <div className="grid gap-y-14 desk:grid-12 desk:grid-rows-[auto_1fr] desk:gap-y-14">
        <div className="desk:col-span-5">
          <h1 className="text-display-1">{title}</h1>
          <p className="mt-6 max-w-[22em] text-lead">{lead}</p>
          <p className="mt-3 max-w-[30em] text-small text-stone">{note}</p>
        </div>
        <section
          aria-labelledby="callback"
          className="desk:col-span-6 desk:col-start-7 desk:row-span-2 desk:row-start-1 desk:pt-1"
        >
          <h2 id="callback" className="mb-7 text-display-3">
            {formTitle}
          </h2>
          <CallbackForm labelledBy="callback" contact={contact} />
        </section>
        <section aria-labelledby="upcoming" className="desk:col-span-5">
          <h2 id="upcoming" className="mb-6 text-display-3">
            {listTitle}
          </h2>
          <UpcomingProjects projects={projects?.slice(0, 1) ?? null} />
        </section>
      </div>
      {projects && projects.length > 1 && (
        <div className="mt-14 tablet:mt-20">
          <UpcomingProjects projects={projects.slice(1)} inPairs />
          {found?.hasMore && (
            <div className="mt-14">
              <TextLink href={filterHref({ ...noFilter, status: 'upcoming' })}>
                {upcomingContent.all}
              </TextLink>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
