import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { formatSpan } from '@/lib/shared/time/format-span';
import { formatClockOrDay } from '@/lib/shared/time/local-day';

export function SlaSteps({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const { clock, assignee } = enquiry;
  if (!clock) return null;
  if (clock.answeredAt !== null) {
    const isInTime = clock.answeredAt <= clock.dueAt;
    return (
      <>
        <h3 className="mb-1.5 font-[550] admin:text-[13px]">Response time</h3>
        <p className={`admin:text-[13px] ${isInTime ? 'text-success' : 'text-error'}`}>
          Answered after {formatSpan(clock.answerMinutes ?? 0)}, {isInTime ? 'in time' : 'late'}.
        </p>
      </>
    );
  }
  const owner = assignee?.name ?? 'The owner';
  const steps = [
    [clock.ownerAt, clock.ownerToldAt, `${owner} reminded`, `${owner} is reminded`],
    [clock.headAt, clock.headToldAt, 'Head of sales notified', 'Head of sales is notified'],
    [clock.nextAt, clock.nextToldAt, 'Next person notified', 'Next person is notified'],
  ] as const;
  return (
    <>
      <h3 className="mb-1.5 font-[550] admin:text-[13px]">Response time</h3>
      <ol className="rounded-[2px] border border-hairline">
        {steps.map(
          ([at, notifiedAt, done, next]) =>
            at !== null && (
              <li
                key={next}
                className={`flex gap-3 border-hairline border-b px-2.5 py-1.5 last:border-b-0 admin:text-[13px] ${notifiedAt ? 'text-stone' : ''}`}
              >
                <strong className="shrink-0 font-semibold">{formatClockOrDay(notifiedAt ?? at, now)}</strong>
                <span className="min-w-0 wrap-anywhere">{notifiedAt ? done : next}</span>
              </li>
            ),
        )}
      </ol>
      <p className="mt-1 text-stone admin:text-[13px]">Stops when you have called, written or moved it.</p>
    </>
  );
}
