import { IntentLink } from '@/components/shared/intent-link';
import { weekdayOf } from '@/lib/shared/enquiries/open-days';
import { formatLongDay } from '@/lib/shared/time/local-day';
import { type ListedVisit, VisitItem } from './visit-item';
import { toVisitsPath, type VisitsQuery } from './visits-query';

type DayScreenProps = {
  query: VisitsQuery;
  days: readonly { day: string; isOff: boolean; count: number }[];
  toConfirm: ListedVisit[];
  visits: ListedVisit[];
  today: string;
  now: Date;
};

function DayStrip({ query, days }: Pick<DayScreenProps, 'query' | 'days'>) {
  return (
    <nav
      aria-label="Days of the week"
      className="mt-4 grid grid-cols-7 overflow-hidden rounded-[3px] border border-hairline bg-field"
    >
      {days.map(({ day, isOff, count }) => (
        <IntentLink
          key={day}
          href={toVisitsPath({ ...query, day })}
          aria-current={day === query.day ? 'date' : undefined}
          aria-label={`${formatLongDay(day)}, ${isOff ? 'day off' : `${count} ${count === 1 ? 'visit' : 'visits'}`}`}
          className="ring-inside grid min-h-14 place-items-center py-1.5 text-center leading-5 aria-[current]:bg-ink aria-[current]:text-white"
        >
          <span className="admin:text-[13px]">{weekdayOf(day).slice(0, 3)}</span>
          <span className="font-semibold">{Number(day.slice(8))}</span>
          <span className="text-[12px]">{isOff ? '–' : count}</span>
        </IntentLink>
      ))}
    </nav>
  );
}

const list = 'mt-2 overflow-hidden rounded-[3px] border border-hairline bg-field';

export function DayScreen({ query, days, toConfirm, visits, today, now }: DayScreenProps) {
  const asked = toConfirm.length;
  return (
    <>
      <DayStrip query={query} days={days} />
      {asked > 0 && (
        <section aria-labelledby="to-confirm" className="mt-6">
          <h2 id="to-confirm" className="font-semibold text-warning">
            {asked} to confirm
          </h2>
          <ul className={list}>
            {toConfirm.map((visit, index) => (
              <VisitItem key={visit._id} visit={visit} now={now} isRequest isFirst={index === 0} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="day" className="mt-6">
        <h2 id="day" className="font-semibold">
          {query.day === today && 'Today, '}
          {formatLongDay(query.day)}
        </h2>
        {visits.length > 0 ? (
          <ul className={list}>
            {visits.map((visit) => (
              <VisitItem key={visit._id} visit={visit} now={now} />
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-stone">No visits on this day.</p>
        )}
      </section>
    </>
  );
}
