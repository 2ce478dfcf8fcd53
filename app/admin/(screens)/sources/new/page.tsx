import type { Metadata } from 'next';
import { PurposeTick } from '@/components/admin/purposes/purpose-tick';
import { NewSourceForm } from '@/components/admin/sources/new-source-form';
import { BackLink } from '@/components/admin/ui/back-link';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { sourcesPath } from '@/lib/content/nav';
import { unnamedText } from '@/lib/content/purposes';
import { listPurposes } from '@/lib/domain/settings/purposes';
import { requireAdminPage } from '@/lib/server/auth/page';
import { isServerless } from '@/lib/server/host';

export const metadata: Metadata = { title: 'Add source' };

export default async function NewSourcePage() {
  const { source } = await listPurposes(await requireAdminPage());
  return (
    <PageBody>
      <PageHead title="Add source">
        <BackLink href={sourcesPath} name="Sources" />
      </PageHead>
      {!source.isNamed && (
        <section aria-label="Privacy Policy" className="mt-4 max-w-[760px]">
          <p role="note" className="mb-2 rounded-[2px] bg-warning-tint px-3.5 py-2 text-warning">
            {unnamedText('source')}
          </p>
          <PurposeTick purpose="source" state={source} />
        </section>
      )}
      <NewSourceForm isServerless={isServerless()} />
    </PageBody>
  );
}
