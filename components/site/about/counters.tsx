import { Counter } from '@/components/site/ui/counter';
import { counterLabels } from '@/lib/content/pages/home';
import type { AboutStats } from '@/lib/domain/about/fields';
import { formatCount } from '@/lib/shared/numbers/format';

const rows = [
  { key: 'yearsOfExperience', span: 'desk:col-span-3' },
  { key: 'completedProjects', span: 'desk:col-span-3' },
  { key: 'happyClients', span: 'desk:col-span-4' },
  { key: 'awardsWon', span: 'desk:col-span-2' },
] as const;

type CountersProps = { stats: Pick<AboutStats, (typeof rows)[number]['key']> };

/** HOME-2, ABOUT-1. */
export function Counters({ stats }: CountersProps) {
  return (
    <dl className="page-x grid grid-cols-[4fr_3fr] gap-x-4 tablet:grid-cols-2 gap-y-12 overflow-x-clip pt-24 desk:grid-12 desk:pt-[clamp(5rem,9.6vw,9rem)]">
      {rows.map(({ key, span }) => (
        <div key={key} className={`flex flex-col-reverse justify-end ${span}`}>
          <dt className="pt-[22px] text-small text-stone tablet:pt-[38px]">{counterLabels[key]}</dt>
          <dd className="relative text-numeral whitespace-nowrap after:absolute after:bottom-0 after:-left-[100vw] after:w-[300vw] after:border-b after:border-ink">
            <Counter value={stats[key]} printed={formatCount(stats[key])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
