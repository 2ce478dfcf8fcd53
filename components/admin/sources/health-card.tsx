import type { ReactNode } from 'react';
import { Moment } from '@/components/admin/ui/moment';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { sourceKindNames } from '@/lib/content/sources/sources';
import type { Source } from '@/lib/domain/sources/dto';
import { describeRhythm, findRhythm, judgeSource } from '@/lib/shared/sources/health';
import { HealthMark } from './health-mark';
import { Rhythm } from './rhythm';

function factsOf({ lastAt, days, lastError, refused, lastRefusedAt, kind, createdAt, asking }: Source) {
  const facts: [string, ReactNode][] = [
    ['Last one', lastAt ? <Moment key="last" at={lastAt} /> : 'None yet'],
    ['Leads a day', findRhythm(days) > 0 ? <Rhythm key="rhythm" days={days} /> : describeRhythm(days)],
    ['Last error', asking?.error || lastError || 'None'],
    ['Kind', sourceKindNames[kind]],
    ['Added', <Moment key="added" at={createdAt} isDay />],
  ];
  const refusals = lastRefusedAt ? (
    <>
      {refused}, last <Moment at={lastRefusedAt} />
    </>
  ) : (
    'None'
  );
  // A polled source has no address that could refuse.
  return asking ? facts : facts.toSpliced(3, 0, ['Wrong key', refusals]);
}

export function HealthCard({ source, now }: { source: Source; now: Date }) {
  const health = judgeSource(source, now);
  return (
    <TitledCard id="health-title" title="Health">
      <HealthMark health={health} />
      {health.reason && <p className="mt-1.5 max-w-[75ch] wrap-anywhere">{health.reason}</p>}
      <dl className="mt-4 grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 gap-y-2 xl:grid-cols-[112px_minmax(0,1fr)_112px_minmax(0,1fr)]">
        {factsOf(source).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-stone">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
