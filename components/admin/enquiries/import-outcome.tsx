import type { ImportOutcome as Outcome } from '@/lib/domain/enquiries/dto';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What the table would bring, or has brought. */
export function ImportOutcome({ outcome, isTrial }: { outcome: Outcome; isTrial: boolean }) {
  const { added, joined, kept, refused, refusedCount } = outcome;
  const verb = isTrial ? 'would be added' : added === 1 ? 'was added' : 'were added';
  return (
    <div role="status" className="rounded-[2px] border border-line bg-paper px-3 py-2.5">
      <p className="font-semibold">
        {count(added, 'enquiry', 'enquiries')} {verb}
      </p>
      {joined > 0 && <p>{joined} of somebody who is known already.</p>}
      {kept > 0 && <p>{count(kept, 'line is', 'lines are')} left out: they are here already.</p>}
      {refusedCount > 0 && (
        <>
          <p className="text-error">{count(refusedCount, 'line is', 'lines are')} not right:</p>
          <ul className="list-disc pl-5 text-error">
            {refused.map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
