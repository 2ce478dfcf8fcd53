import type { Route } from 'next';
import Link from 'next/link';
import { dashboardLines } from '@/lib/content/admin/admin-dashboard';
import { describeOwed, owedTexts } from '@/lib/content/projects/filing';
import type { OwedFiling } from '@/lib/shared/filing/owed';
import { filingSheet } from '@/lib/shared/filing/quarters';
import { Card } from './card';

/** The quarters that are over and not filed: ochre until the 15th, red from the 16th. */
export function OwedFilings({ owed }: { owed: OwedFiling[] }) {
  if (owed.length === 0) return null;
  const more = owed.length - dashboardLines;
  return (
    <Card id="owed-filings" title={owedTexts.title} note={<span className="text-stone">{owed.length}</span>}>
      <ul>
        {owed.slice(0, dashboardLines).map((filing) => (
          <li
            key={`${filing.projectId} ${filing.number} ${filing.quarter}`}
            className="flex items-center gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0"
          >
            <p className="min-w-0 flex-1">
              <strong className="block break-words font-semibold">{filing.name}</strong>
              <span
                className={`block text-[13px] leading-[18px] ${filing.daysLeft < 0 ? 'text-error' : 'text-warning'}`}
              >
                {describeOwed(filing)}
              </span>
            </p>
            <Link
              href={filingSheet(filing.projectId, filing.quarter, filing.number) as Route}
              aria-label={`${owedTexts.open}: filing of ${filing.name}, ${filing.quarter}, ${filing.number}`}
              className="inline-flex h-[30px] shrink-0 items-center rounded-[2px] border border-control bg-field px-2.5 font-semibold hover:border-ink hover:bg-sand"
            >
              {owedTexts.open}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-hairline border-t px-4 py-2.5 text-stone">{owedTexts.more(more)}</p>}
    </Card>
  );
}
