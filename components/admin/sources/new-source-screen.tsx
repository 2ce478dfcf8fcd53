import { PurposeTick } from '@/components/admin/purposes/purpose-tick';
import { BackLink } from '@/components/admin/ui/back-link';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { sourcesPath } from '@/lib/content/nav';
import { unnamedText } from '@/lib/content/purposes';
import type { PurposeState } from '@/lib/domain/settings/dto';
import { NewSourceForm } from './new-source-form';

type NewSourceScreenProps = { purpose: PurposeState; isServerless: boolean };

export function NewSourceScreen({ purpose, isServerless }: NewSourceScreenProps) {
  return (
    <PageBody>
      <PageHead title="Add source">
        <BackLink href={sourcesPath} name="Sources" />
      </PageHead>
      {!purpose.isNamed && (
        <section aria-label="Privacy Policy" className="mt-4 max-w-[760px]">
          <p role="note" className="mb-2 rounded-[2px] bg-warning-tint px-3.5 py-2 text-warning">
            {unnamedText('source')}
          </p>
          <PurposeTick purpose="source" state={purpose} />
        </section>
      )}
      <NewSourceForm isServerless={isServerless} />
    </PageBody>
  );
}
