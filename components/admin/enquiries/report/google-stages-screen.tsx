import { Download } from 'lucide-react';
import { PageBody } from '@/components/admin/ui/page-head';
import { stateNames } from '@/lib/content/enquiries/enquiries';
import { googleStagesPath } from '@/lib/content/nav';
import type { GoogleConversion } from '@/lib/domain/enquiries/reports/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import type { Month } from '@/lib/shared/time/month-list';
import { ExportLink } from '../inbox/export-link';
import { MonthHead } from './month-head';

type GoogleStagesScreenProps = {
  stages: { stage: GoogleConversion['stage']; count: number }[];
  month: string;
  months: readonly Month[];
};

export function GoogleStagesScreen({ stages, month, months }: GoogleStagesScreenProps) {
  return (
    <PageBody>
      <MonthHead path={googleStagesPath} month={month} months={months}>
        <ExportLink
          href={`/api/admin/figures/google.csv?month=${month}`}
          className="inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink hover:bg-sand admin:h-9"
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          Export CSV
        </ExportLink>
      </MonthHead>
      <div className="mt-4 grid items-start gap-4 wide:grid-cols-[320px_minmax(0,1fr)]">
        <section aria-labelledby="google-stages" className="rounded-[3px] border border-hairline bg-field">
          <h2
            id="google-stages"
            className="border-hairline border-b px-4 py-3 font-semibold admin:text-[15px]"
          >
            In the file
          </h2>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 px-4 py-3 admin:text-[13px]">
            {stages.map(({ stage, count }) => (
              <div key={stage} className="contents">
                <dt>{stateNames[stage]}</dt>
                <dd className="text-right font-semibold">{formatCount(count)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="grid max-w-[75ch] gap-2 text-ink-2">
          <p>
            Tell Google which clicks led to a visit or a sale, so that it shows your ads to similar people.
            The file lists each enquiry that came from a Google ad. It has no names, numbers or addresses.
          </p>
          <ol className="grid list-decimal gap-1 pl-5">
            <li>
              In Google Ads, create an import conversion action for each stage that you want to count. Use
              exactly the names below.
            </li>
            <li>Export the file of a month and upload it in Google Ads under Conversions, Uploads.</li>
            <li>
              Upload it within 90 days of the click. Google counts a stage that you upload twice only once.
            </li>
          </ol>
        </div>
      </div>
    </PageBody>
  );
}
