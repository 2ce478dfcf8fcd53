import { TitledCard } from '@/components/admin/ui/titled-card';
import { IntentLink } from '@/components/shared/intent-link';
import type { RotationOverview } from '@/lib/domain/assignment/dto';
import { formatLongDay } from '@/lib/shared/time/local-day';

const link = 'font-semibold text-terra-deep hover:underline admin:text-[13px]';

function ChangeLink({ isAdmin, what }: { isAdmin: boolean; what: string }) {
  if (!isAdmin) return null;
  return (
    <IntentLink href="/admin/settings?part=contact" className={link}>
      Change<span className="sr-only"> {what}</span>
    </IntentLink>
  );
}

type HoursCardsProps = Pick<RotationOverview, 'hours' | 'holidays'> & { isAdmin: boolean; today: string };

export function HoursCards({ hours, holidays, isAdmin, today }: HoursCardsProps) {
  const ahead = holidays
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <>
      <TitledCard
        id="hours-title"
        title="Office hours"
        note="Asia/Kolkata"
        action={<ChangeLink isAdmin={isAdmin} what="the office hours" />}
      >
        <dl className="grid gap-1.5">
          {hours.map(({ days, opens, closes }) => (
            <div key={days} className="flex justify-between gap-4">
              <dt>{days}</dt>
              <dd className={opens ? '' : 'text-stone'}>{opens ? `${opens} to ${closes}` : 'Closed'}</dd>
            </div>
          ))}
        </dl>
        {!hours.some(({ opens }) => opens) && (
          <p className="text-stone">No hours are set: the response time counts day and night.</p>
        )}
      </TitledCard>
      <TitledCard
        id="holidays-title"
        title="Holidays"
        action={<ChangeLink isAdmin={isAdmin} what="the holidays" />}
      >
        {ahead.length === 0 ? (
          <p className="text-stone">None planned.</p>
        ) : (
          <dl className="grid gap-1.5">
            {ahead.map(({ day, name }) => (
              <div key={`${day} ${name}`} className="flex justify-between gap-4">
                <dt className="text-ink-2">{formatLongDay(day)}</dt>
                <dd className="wrap-anywhere">{name}</dd>
              </div>
            ))}
          </dl>
        )}
      </TitledCard>
    </>
  );
}
