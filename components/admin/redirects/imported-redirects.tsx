import type { RedirectOutcome } from '@/lib/domain/redirects/dto';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What the table would bring, or has brought. */
export function ImportedRedirects({ outcome, isTrial }: { outcome: RedirectOutcome; isTrial: boolean }) {
  const { added, kept, refused, refusedCount } = outcome;
  const verb = isTrial ? 'would be added' : added === 1 ? 'was added' : 'were added';
  return (
    <div role="status" className="rounded-[2px] border border-line bg-paper px-3 py-2.5 wrap-anywhere">
      <p className="font-semibold">
        {count(added, 'redirect', 'redirects')} {verb}
      </p>
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
            {refusedCount > refused.length && <li>and {refusedCount - refused.length} more</li>}
          </ul>
        </>
      )}
    </div>
  );
}
