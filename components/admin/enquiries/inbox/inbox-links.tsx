import { IntentLink } from '@/components/shared/intent-link';
import { boardPath } from '@/lib/content/nav';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { ImportEnquiriesButton } from '../import/import-button';
import { exportHref, type InboxQuery } from '../inbox-query';
import { ExportLink } from './export-link';

const look =
  'inline-flex h-11 items-center font-semibold text-terra-deep underline decoration-transparent underline-offset-4 hover:decoration-current admin:h-8 admin:text-[13px]';

type InboxLinksProps = { query: InboxQuery; people: FilterOptions['people']; isAdmin: boolean };

export function InboxLinks({ query, people, isAdmin }: InboxLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <IntentLink href={boardPath} className={look}>
        Board
      </IntentLink>
      <IntentLink href="/admin/enquiries/figures" className={look}>
        Figures
      </IntentLink>
      <ExportLink href={exportHref(query)} className={look}>
        Export CSV
      </ExportLink>
      {isAdmin && <ImportEnquiriesButton people={people} className={look} />}
    </div>
  );
}
