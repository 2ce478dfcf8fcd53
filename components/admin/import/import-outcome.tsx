import { formatCount } from '@/lib/shared/numbers/format';

export type Outcome = {
  added: number;
  joined?: number;
  kept: number;
  refused: { line: number; reason: string }[];
  refusedCount: number;
};

const count = (number: number, one: string, many: string) =>
  `${formatCount(number)} ${number === 1 ? one : many}`;

type ImportOutcomeProps = { outcome: Outcome; isTrial: boolean; nouns: readonly [one: string, many: string] };

export function ImportOutcome({ outcome, isTrial, nouns }: ImportOutcomeProps) {
  const { added, joined = 0, kept, refused, refusedCount } = outcome;
  const verb = isTrial ? 'would be added' : added === 1 ? 'was added' : 'were added';
  return (
    <div role="status" className="rounded-[2px] border border-line bg-paper px-3 py-2.5 wrap-anywhere">
      <p className="font-semibold">
        {count(added, ...nouns)} {verb}
      </p>
      {joined > 0 && <p>{formatCount(joined)} of known contacts.</p>}
      {kept > 0 && <p>{count(kept, 'line is', 'lines are')} left out because they exist already.</p>}
      {refusedCount > 0 && (
        <>
          <p className="text-error">{count(refusedCount, 'line is', 'lines are')} wrong:</p>
          <ul className="list-disc pl-5 text-error">
            {refused.map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
            {refusedCount > refused.length && <li>and {formatCount(refusedCount - refused.length)} more</li>}
          </ul>
        </>
      )}
    </div>
  );
}
