import { Download, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';
import type { UnitImport, WrongLine } from '@/lib/domain/units/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { byteOrderMark, toCsvLine } from '@/lib/shared/tables/csv';

const lines = (count: number) => `${formatCount(count)} ${count === 1 ? 'line is' : 'lines are'} wrong`;

function saveLines(wrong: readonly WrongLine[]): void {
  const rows = wrong.map(({ line, column, value, message }) =>
    toCsvLine([String(line), column, value, message]),
  );
  const table = byteOrderMark + [toCsvLine(['line', 'column', 'value', 'what is wrong']), ...rows].join('');
  const url = URL.createObjectURL(new Blob([table], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'wrong-lines.csv' });
  link.click();
  URL.revokeObjectURL(url);
}

function Count({
  name,
  count,
  note,
  isBad = false,
}: {
  name: string;
  count: number;
  note: string;
  isBad?: boolean;
}) {
  return (
    <div className="min-w-0 border-hairline p-3 max-admin:border-b admin:border-r admin:last:border-r-0">
      <dt className={isBad ? 'font-[550] text-error' : 'text-stone'}>{name}</dt>
      <dd>
        <span className={`block text-[22px] leading-8 ${isBad ? 'text-error' : ''}`}>
          {formatCount(count)}
        </span>
        <span className="text-stone admin:text-[13px]">{note}</span>
      </dd>
    </div>
  );
}

function WrongLines({ wrong }: { wrong: readonly WrongLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone is reached by the keyboard.
    <section className="overflow-x-auto" aria-label="Wrong lines" tabIndex={0}>
      <table className="w-full min-w-[460px] text-left admin:text-[13px]">
        <thead>
          <tr className="border-line border-b">
            <th className="py-2 pr-3">Line</th>
            <th className="py-2 pr-3">Column</th>
            <th className="py-2 pr-3">Value</th>
            <th className="py-2">Problem</th>
          </tr>
        </thead>
        <tbody>
          {wrong.map(({ line, column, value, message }) => (
            <tr key={`${line} ${column}`} className="border-hairline border-b align-top">
              <td className="py-2 pr-3 font-semibold">{line}</td>
              <td className="py-2 pr-3">{column}</td>
              <td className="break-words py-2 pr-3 text-error">{value ? `“${value}”` : 'empty'}</td>
              <td className="py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ImportOutcome({ outcome }: { outcome: UnitImport }) {
  const { added, changed, changedInPrice, same, wrong, wrongLines, notes, isTrial } = outcome;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {isTrial ? 'Trial only: nothing has been changed.' : 'Imported.'}
      </p>
      <dl className="grid rounded-[2px] border border-hairline admin:grid-cols-4">
        <Count name="New" count={added} note="units" />
        <Count name="Changed" count={changed} note={`${formatCount(changedInPrice)} of them only in price`} />
        <Count name="The same" count={same} note="units" />
        <Count name="Wrong" count={wrongLines} note="left out" isBad={wrongLines > 0} />
      </dl>
      {wrong.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{lines(wrongLines)}</h3>
            <Button isSmall onClick={() => saveLines(wrong)}>
              <Download size={15} strokeWidth={1.6} aria-hidden="true" />
              Save these lines
            </Button>
          </div>
          <WrongLines wrong={wrong} />
        </>
      )}
      {notes.map((note) => (
        <p
          key={note}
          className="flex items-start gap-2.5 rounded-[2px] border border-warning/30 bg-warning-tint px-3.5 py-2.5"
        >
          <TriangleAlert size={16} strokeWidth={1.6} aria-hidden="true" className="mt-1 shrink-0" />
          <span className="min-w-0 break-words">{note}</span>
        </p>
      ))}
    </div>
  );
}
