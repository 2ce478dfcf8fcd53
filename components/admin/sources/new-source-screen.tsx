import { BackLink } from '@/components/admin/ui/back-link';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { sourcesPath } from '@/lib/content/nav';
import { NewSourceForm } from './new-source-form';

export function NewSourceScreen({ isServerless }: { isServerless: boolean }) {
  return (
    <PageBody>
      <PageHead title="Add source">
        <BackLink href={sourcesPath} name="Sources" />
      </PageHead>
      <NewSourceForm isServerless={isServerless} />
    </PageBody>
  );
}
