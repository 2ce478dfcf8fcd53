import type { Metadata, Route } from 'next';
import { BackLink } from '@/components/admin/ui/back-link';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { AddVisit } from '@/components/admin/visits/add-visit';
import { IntentLink } from '@/components/shared/intent-link';
import { salesHome } from '@/lib/content/nav';
import { adminVisitsPath } from '@/lib/content/visits';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { listChoices, listVisitProjects } from '@/lib/domain/visits/queries';
import { requireSalesPage } from '@/lib/server/auth/page';
import { isId } from '@/lib/shared/parsing/id';

export const metadata: Metadata = { title: 'Add visit' };

export default async function NewVisitPage({ searchParams }: PageProps<'/admin/visits/new'>) {
  const sales = await requireSalesPage();
  const { enquiry: id, project: asked } = await searchParams;
  const enquiry = typeof id === 'string' && isId(id) ? await findEnquiry(sales, id) : null;
  if (!enquiry)
    return (
      <PageBody>
        <PageHead title="Add visit">
          <BackLink href={adminVisitsPath} name="Visits" />
        </PageHead>
        <p className="mt-4 max-w-[60ch] text-stone">
          A visit belongs to an enquiry. Open the enquiry of the visitor, or add one, and choose Add visit
          there.
        </p>
        <IntentLink
          href={salesHome}
          className="mt-2 inline-flex min-h-11 items-center text-terra-deep underline underline-offset-2"
        >
          Enquiries
        </IntentLink>
      </PageBody>
    );
  const projects = await listVisitProjects(sales);
  const wanted = asked ?? enquiry.project?._id;
  const project = projects.find(({ _id }) => _id === wanted) ?? projects[0];
  return (
    <PageBody>
      <PageHead title={`Add visit, ${enquiry.title}`}>
        <BackLink href={`${salesHome}/${enquiry._id}` as Route} name="Enquiry" />
      </PageHead>
      <div className="mt-4 max-w-2xl">
        {project ? (
          <AddVisit
            key={project._id}
            enquiryId={enquiry._id}
            projects={projects}
            project={project._id}
            days={await listChoices(sales, project._id)}
          />
        ) : (
          <p className="text-stone">
            No project offers visits yet. An editor can turn them on in the project, under Visits.
          </p>
        )}
      </div>
    </PageBody>
  );
}
