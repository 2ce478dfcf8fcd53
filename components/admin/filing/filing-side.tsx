import type { FilingQuarter } from '@/lib/domain/filing/dto';
import { formatFiled, nameDaysLeft } from '@/lib/shared/filing/owed';
import { formatBytes } from '@/lib/shared/numbers/format';
import type { Contradiction } from '@/lib/shared/projects/contradictions';
import { formatDay } from '@/lib/shared/time/format-moment';
import { daysBetween } from '@/lib/shared/time/local-day';
import type { ShownFiling } from './shown-filing';

const card = 'rounded-[3px] border border-hairline bg-field px-4 py-3';

export function FilingDue({ chosen, today }: { chosen: FilingQuarter; today: string }) {
  const { dueOn, filed } = chosen;
  const daysLeft = daysBetween(today, dueOn);
  if (filed)
    return (
      <section className={card}>
        <h2 className="font-semibold">Filed</h2>
        <p className="mt-1 break-words">{formatFiled(filed)}</p>
        <p className="mt-1 text-stone wrap-anywhere admin:text-[13px]">SHA-256 {filed.sha256}</p>
      </section>
    );
  return (
    <section className={card}>
      <h2 className="text-stone">Due</h2>
      <p className="font-medium text-[22px] leading-8">{formatDay(dueOn)}</p>
      <p className={`font-[550] ${daysLeft < 0 ? 'text-error' : 'text-warning'}`}>{nameDaysLeft(daysLeft)}</p>
      <p className="mt-1 text-stone admin:text-[13px]">
        The team gets mails 10, 5 and 1 days before. Red from the 16th.
      </p>
    </section>
  );
}

export function PageSaysOtherwise({ contradictions }: { contradictions: Contradiction[] }) {
  if (contradictions.length === 0) return null;
  return (
    <section className="rounded-[3px] border border-warning/30 bg-warning-tint px-4 py-3">
      <h2 className="font-semibold text-warning">The page shows other values</h2>
      {contradictions.map(([one, other]) => (
        <p key={one.text} className="mt-1 break-words admin:text-[13px]">
          {one.text}; {other.text}.
        </p>
      ))}
    </section>
  );
}

export function FilingSizes({ shown }: { shown: ShownFiling }) {
  const { facts, sizes, keptUpTo } = shown.pack;
  const { filed } = shown.chosen;
  const papers = facts.papers.filter(({ file }) => file !== '').length;
  const upTo = (bytes: number) => (bytes > 0 ? `, up to ${formatBytes(bytes)}` : '');
  const rows: [string, string][] = [
    ['Sheet', 'CSV and print'],
    ...(facts.isPlotted
      ? []
      : ([
          ['Units, CSV', String(facts.units.count)],
          ['Pictures', `${facts.pictures.length}${sizes ? upTo(sizes.pictures) : ''}`],
          ['Papers', `${papers}${sizes && sizes.papers > 0 ? `, ${formatBytes(sizes.papers)}` : ''}`],
        ] as [string, string][])),
    ...(filed ? ([['ZIP', formatBytes(filed.bytes)]] as [string, string][]) : []),
  ];
  return (
    <section className={card}>
      <h2 className="font-semibold">Files for the update</h2>
      <dl className="mt-2 grid gap-1 admin:text-[13px]">
        {rows.map(([label, text]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-stone">{label}</dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
      {keptUpTo !== null && (
        <p className="mt-2 text-warning admin:text-[13px]">
          This host stores files of at most {formatBytes(keptUpTo)}. These files may be larger; then only
          their hash and facts are stored. Download the files as well.
        </p>
      )}
      {filed && !filed.isKept && (
        <p className="mt-2 text-stone admin:text-[13px]">
          The files were too large to store here; their hash and facts are stored.
        </p>
      )}
    </section>
  );
}
