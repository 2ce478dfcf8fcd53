import { Download } from 'lucide-react';
import { PageBody } from '@/components/admin/ui/page-head';
import { sourceReportPath } from '@/lib/content/nav';
import type { SourceReport } from '@/lib/domain/enquiries/reports/dto';
import { costOf } from '@/lib/shared/enquiries/cost';
import { formatCount } from '@/lib/shared/numbers/format';
import { formatRupees } from '@/lib/shared/numbers/rupees';
import type { Month } from '@/lib/shared/time/month-list';
import { MonthHead } from './month-head';
import { SpendField } from './spend-field';

const numberCell = 'whitespace-nowrap px-3 py-2 text-right';
const headCell = 'px-3 py-2 text-right align-bottom font-normal text-stone';
const heads = [
  'In time',
  'Visits requested',
  'Visits',
  'Sales',
  'Cost per enquiry',
  'Cost per visit request',
  'Cost per visit',
  'Cost per sale',
];

function Cost({ cost }: { cost: number | string }) {
  return typeof cost === 'number' ? (
    formatRupees(cost)
  ) : (
    <span className="whitespace-normal text-stone">{cost}</span>
  );
}

function Costs({ row: { spend, enquiries, asked, visits, sales } }: { row: Counted }) {
  const counts = [
    ['enquiry', enquiries],
    ['asked', asked],
    ['visit', visits],
    ['sale', sales],
  ] as const;
  return counts.map(([what, count]) => (
    <td key={what} className={numberCell}>
      <Cost cost={costOf(what, { spend, count })} />
    </td>
  ));
}

type Counted = Omit<SourceReport, 'source' | 'month' | 'version'>;

function InTime({ row: { timed, inTime } }: { row: Counted }) {
  if (timed === 0) return <span className="font-normal text-stone">no response time</span>;
  return `${formatCount(inTime)} of ${formatCount(timed)}`;
}

function sumUp(figures: SourceReport[]): Counted {
  const sum = (name: Exclude<keyof Counted, 'spend'>) => figures.reduce((total, row) => total + row[name], 0);
  const spent = figures.flatMap(({ spend }) => spend ?? []);
  return {
    spend: spent.length > 0 ? spent.reduce((total, spend) => total + spend, 0) : null,
    enquiries: sum('enquiries'),
    timed: sum('timed'),
    inTime: sum('inTime'),
    asked: sum('asked'),
    visits: sum('visits'),
    sales: sum('sales'),
  };
}

type RowProps = { row: SourceReport; at: number; most: number; isAdmin: boolean };

function Row({ row, at, most, isAdmin }: RowProps) {
  const { source, month, spend, version, enquiries, asked, visits, sales } = row;
  return (
    <tr className="border-hairline border-t">
      <th scope="row" className="min-w-32 px-4 py-2 text-left font-semibold [overflow-wrap:anywhere]">
        {source}
      </th>
      <td className="px-3 py-2">
        {isAdmin ? (
          <SpendField id={`spend-${at}`} spend={{ source, month, rupees: spend, version }} />
        ) : (
          <span className={`block text-right ${spend === null ? 'text-stone' : ''}`}>
            {spend === null ? 'enter amount' : formatCount(spend)}
          </span>
        )}
      </td>
      <td className={`${numberCell} font-semibold`}>{formatCount(enquiries)}</td>
      <td className="w-28 py-2 pr-3" aria-hidden="true">
        <span className="block h-2.5 bg-sand">
          <span className="block h-2.5 bg-[#4f7183]" style={{ width: `${(enquiries / most) * 100}%` }} />
        </span>
      </td>
      <td className={numberCell}>
        <InTime row={row} />
      </td>
      <td className={numberCell}>{formatCount(asked)}</td>
      <td className={numberCell}>{formatCount(visits)}</td>
      <td className={`${numberCell} font-semibold`}>{formatCount(sales)}</td>
      <Costs row={row} />
    </tr>
  );
}

type SourceReportScreenProps = {
  figures: SourceReport[];
  month: string;
  months: readonly Month[];
  isAdmin: boolean;
};

export function SourceReportScreen({ figures, month, months, isAdmin }: SourceReportScreenProps) {
  const most = Math.max(1, ...figures.map(({ enquiries }) => enquiries));
  const all = sumUp(figures);
  return (
    <PageBody>
      <MonthHead path={sourceReportPath} month={month} months={months}>
        <a
          href={`/api/admin/figures/sources.csv?month=${month}`}
          className="inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink hover:bg-sand admin:h-9"
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          Export CSV
        </a>
      </MonthHead>
      <section
        aria-labelledby="by-source"
        className="mt-4 rounded-[3px] border border-hairline bg-field admin:text-[13px]"
      >
        <h2 id="by-source" className="px-4 py-3 font-semibold admin:text-[15px]">
          By source{' '}
          <span className="font-normal text-stone admin:text-[13px]">
            enter the spend; the site calculates the costs. Visits and sales are those of the month’s
            enquiries
          </span>
        </h2>
        {figures.length === 0 ? (
          <p className="border-hairline border-t px-4 py-4 text-stone">No enquiries and no sources yet.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is wider than the screen.
          <section aria-label="Table by source" tabIndex={0} className="ring-inside overflow-x-auto">
            <table className="w-full border-hairline border-t">
              <thead>
                <tr>
                  <th scope="col" className="px-4 py-2 text-left font-normal text-stone">
                    Source
                  </th>
                  <th scope="col" className={headCell}>
                    Spend, ₹
                  </th>
                  <th scope="col" colSpan={2} className="px-3 py-2 text-left font-normal text-stone">
                    Enquiries
                  </th>
                  {heads.map((head) => (
                    <th key={head} scope="col" className={headCell}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {figures.map((row, at) => (
                  <Row key={`${row.month} ${row.source}`} row={row} at={at} most={most} isAdmin={isAdmin} />
                ))}
              </tbody>
              <tfoot>
                <tr className="border-line border-t font-semibold">
                  <th scope="row" className="px-4 py-2 text-left">
                    All
                  </th>
                  <td className={numberCell}>
                    {all.spend === null ? (
                      <span className="font-normal text-stone">enter amount</span>
                    ) : (
                      formatCount(all.spend)
                    )}
                  </td>
                  <td className={numberCell}>{formatCount(all.enquiries)}</td>
                  <td />
                  <td className={numberCell}>
                    <InTime row={all} />
                  </td>
                  <td className={numberCell}>{formatCount(all.asked)}</td>
                  <td className={numberCell}>{formatCount(all.visits)}</td>
                  <td className={numberCell}>{formatCount(all.sales)}</td>
                  <Costs row={all} />
                </tr>
              </tfoot>
            </table>
          </section>
        )}
      </section>
    </PageBody>
  );
}
