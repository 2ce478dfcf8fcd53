import { TitledCard } from '@/components/admin/ui/titled-card';
import { IntentLink } from '@/components/shared/intent-link';
import type { RotationOverview } from '@/lib/domain/assignment/dto';
import { formatSpan } from '@/lib/shared/time/format-span';

type SlaCardProps = Pick<RotationOverview, 'clock' | 'people' | 'lateMinutes'> & { isAdmin: boolean };

const link = 'font-semibold text-terra-deep hover:underline admin:text-[13px]';

/** A host whose scheduler is too slow for a step shows it as off. */
export function SlaCard({ clock, people, lateMinutes, isAdmin }: SlaCardProps) {
  const nameOf = (id: string) => people.find(({ _id }) => _id === id)?.name;
  const head = nameOf(clock.head);
  const steps = [
    { minutes: clock.ownerMinutes, isOn: clock.ownerOn, who: 'Owner, second reminder' },
    {
      minutes: clock.headMinutes,
      isOn: clock.headOn,
      who: head ? `${head}, head of sales` : 'The whole team: no head of sales is named',
    },
    { minutes: clock.nextMinutes, isOn: clock.nextOn, who: nameOf(clock.next) ?? 'Nobody is named' },
  ];
  return (
    <TitledCard
      id="clock-title"
      title="Response time"
      note="in working hours"
      action={
        isAdmin && (
          <IntentLink href="/admin/settings?part=clock" className={link}>
            Change<span className="sr-only"> the response time</span>
          </IntentLink>
        )
      }
    >
      <ol>
        {steps.map(({ minutes, isOn, who }) => {
          const isKept = lateMinutes === null || lateMinutes <= minutes;
          return (
            <li
              key={minutes}
              className={`flex gap-4 border-hairline border-b py-2 first:pt-0 ${isOn && isKept ? '' : 'text-stone'}`}
            >
              <span className="w-16 shrink-0 font-semibold">{formatSpan(minutes)}</span>
              <span className="min-w-0">
                <span className="block wrap-anywhere">{who}</span>
                <span className="block text-stone admin:text-[13px]">
                  {isOn ? (isKept ? 'By mail' : 'Off: the scheduler of this host is too slow for it') : 'Off'}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {lateMinutes !== null && (
        <p
          role="note"
          className="mt-3 rounded-[2px] bg-warning-tint px-3 py-2 text-warning admin:text-[13px]"
        >
          The scheduler of this host calls the site, so each step may be up to {formatSpan(lateMinutes)} late.
          Steps with a shorter time are off. Call /api/cron more often to turn them on.
        </p>
      )}
      <p className="mt-3 text-stone admin:text-[13px]">
        An answer in {formatSpan(clock.headMinutes)} is in time. Possible spam, imported and test enquiries
        have no response time.
      </p>
    </TitledCard>
  );
}
