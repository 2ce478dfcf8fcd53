import type { LaunchResult } from '@/lib/domain/launch/dto';
import { formatDay, formatMoment } from '@/lib/shared/time/format-moment';
import { PrintButton } from './print-button';

type HandOverSheetProps = { brand: string; results: LaunchResult[]; madeBy: string; madeAt: string };

export function HandOverSheet({ brand, results, madeBy, madeAt }: HandOverSheetProps) {
  return (
    <article className="mt-4 max-w-[760px] rounded-[3px] border border-hairline bg-field px-5 py-5 print:border-0 print:px-0">
      <h2 className="font-semibold text-[18px]">Hand-over sheet: the website of {brand}</h2>
      <p className="mt-1 text-stone">
        Checked on <time dateTime={madeAt}>{formatMoment(madeAt)}</time> by {madeBy}.
      </p>
      <dl className="mt-4 border-hairline border-t">
        {results.map(({ id, title, text, at }) => (
          <div key={id} className="border-hairline border-b py-2.5 admin:grid admin:grid-cols-[220px_1fr]">
            <dt className="font-semibold">{title}</dt>
            <dd className="break-words">
              {text}
              {at && ` ${formatDay(at)}.`}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 hidden grid-cols-2 gap-10 print:grid">
        <p className="border-ink border-t pt-1">Handed over by</p>
        <p className="border-ink border-t pt-1">Received by</p>
      </div>
      <PrintButton />
    </article>
  );
}
