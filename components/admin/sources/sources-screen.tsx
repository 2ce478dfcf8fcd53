import { Plus } from 'lucide-react';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { sourceScreen } from '@/lib/content/sources/screen';
import type { Source } from '@/lib/domain/sources/dto';
import { sortSources } from '@/lib/shared/sources/health';
import { SilentAlert } from './silent-alert';
import { rowGrid, SourceRow } from './source-row';

const looks = {
  primary: 'bg-terra text-white hover:bg-terra-deep',
  secondary: 'border border-control bg-field hover:border-ink hover:bg-sand',
} as const;

function AddSource({ look }: { look: keyof typeof looks }) {
  return (
    <IntentLink
      href="/admin/sources/new"
      className={`inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-[2px] px-3.5 font-semibold admin:h-9 ${looks[look]}`}
    >
      <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
      Add source
    </IntentLink>
  );
}

const heads = ['Source', 'Health', 'Last one', 'Leads a day, 14 days'];

export function SourcesScreen({ sources, now }: { sources: Source[]; now: Date }) {
  return (
    <PageBody>
      <PageHead title="Sources" count={sources.length}>
        <AddSource look="primary" />
      </PageHead>
      <div className="mt-4 grid gap-3">
        {sources.length === 0 ? (
          <EmptyState text={sourceScreen.empty} meanwhile={sourceScreen.emptyMeanwhile}>
            <AddSource look="secondary" />
          </EmptyState>
        ) : (
          <>
            <SilentAlert sources={sources} now={now} />
            <div className="rounded-[3px] border border-hairline bg-field">
              <div
                aria-hidden="true"
                className={`${rowGrid} border-hairline border-b px-4 py-2.5 text-[13px] text-stone max-xl:hidden!`}
              >
                {heads.map((head) => (
                  <span key={head}>{head}</span>
                ))}
                <span className="text-right">Refused</span>
              </div>
              <ul aria-label="Sources">
                {sortSources(sources, now).map((source) => (
                  <SourceRow key={source._id} source={source} now={now} />
                ))}
              </ul>
            </div>
            <p className="text-stone admin:text-[13px]">{sourceScreen.kept}</p>
          </>
        )}
      </div>
    </PageBody>
  );
}
