import { ChevronRight } from 'lucide-react';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import { sourceKindNames } from '@/lib/content/sources/sources';
import type { Source } from '@/lib/domain/sources/dto';
import { judgeSource } from '@/lib/shared/sources/health';
import { HealthMark } from './health-mark';
import { Rhythm } from './rhythm';

export const rowGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 xl:grid-cols-[200px_minmax(0,1fr)_130px_190px_70px_16px] xl:gap-x-5';

type SourceRowProps = { source: Source; now: Date };

export function SourceRow({ source, now }: SourceRowProps) {
  const { _id, name, kind, lastAt, days, refused } = source;
  const health = judgeSource(source, now);
  return (
    <li
      className={`${rowGrid} relative items-center gap-y-1.5 border-hairline border-t px-4 py-3 first:border-t-0 hover:bg-sand/50 has-focus-visible:bg-sand/50`}
    >
      <div className="min-w-0">
        <IntentLink
          href={`/admin/sources/${_id}`}
          className="ring-inside font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </IntentLink>
        <span className="block text-stone admin:text-[13px]">{sourceKindNames[kind]}</span>
      </div>
      <div className="max-xl:contents">
        <p className="max-xl:col-start-1 max-xl:row-start-2">
          <HealthMark health={health} />
        </p>
        {health.reason && (
          <p className="text-stone wrap-anywhere max-xl:col-span-2 max-xl:row-start-3 xl:mt-1 admin:text-[13px]">
            {health.reason}
          </p>
        )}
      </div>
      <p
        className={`max-xl:col-start-2 max-xl:row-start-1 max-xl:self-start max-xl:text-right ${health.mark === 'broken' ? 'text-error' : ''}`}
      >
        <span className="sr-only">Last one: </span>
        {lastAt ? <Moment at={lastAt} /> : 'None yet'}
      </p>
      <p className="text-ink-2 max-xl:col-start-2 max-xl:row-start-2 max-xl:text-right admin:text-[13px]">
        <span className="sr-only">Leads a day: </span>
        <Rhythm days={days} />
      </p>
      <p
        className={`xl:text-right ${refused === 0 ? 'max-xl:hidden' : 'max-xl:col-span-2 max-xl:row-start-4 max-xl:text-stone admin:text-[13px]'}`}
      >
        <span className="xl:sr-only">Wrong key: </span>
        {refused}
      </p>
      <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" className="max-xl:hidden" />
    </li>
  );
}
