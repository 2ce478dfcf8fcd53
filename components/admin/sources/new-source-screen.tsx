import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { BackToSources } from './back-to-sources';
import { NewSourceForm } from './new-source-form';

export function NewSourceScreen() {
  return (
    <PageBody>
      <PageHead title="Add source">
        <BackToSources />
      </PageHead>
      <NewSourceForm />
    </PageBody>
  );
}
