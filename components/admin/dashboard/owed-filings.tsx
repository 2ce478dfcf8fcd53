import type { Route } from 'next';
import { owedTexts } from '@/lib/content/projects/filing';
import { describeOwed, type OwedFiling } from '@/lib/shared/filing/owed';
import { filingSheet } from '@/lib/shared/filing/quarters';
import { DueList } from './due-list';

export const OwedFilings = ({ owed }: { owed: OwedFiling[] }) => (
  <DueList
    id="owed-filings"
    title={owedTexts.title}
    lines={owed.map((filing) => ({
      key: `${filing.projectId} ${filing.number} ${filing.quarter}`,
      name: filing.name,
      text: describeOwed(filing),
      look: filing.daysLeft < 0 ? 'text-error' : 'text-warning',
      href: filingSheet(filing.projectId, filing.quarter, filing.number) as Route,
      label: `filing of ${filing.name}, ${filing.quarter}, ${filing.number}`,
    }))}
  />
);
