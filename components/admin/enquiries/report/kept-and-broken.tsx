import { Initials } from '@/components/admin/ui/initials';
import { TitledCard } from '@/components/admin/ui/titled-card';
import type { Report } from '@/lib/domain/enquiries/reports/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { formatSpan } from '@/lib/shared/time/format-span';

const cell = 'px-1.5 py-2 align-top first:pl-4 last:pr-4 admin:px-3 admin:first:pl-5 admin:last:pr-5';
const heads = ['Person', 'Received', 'In time, late', 'Median', 'Slowest'];
const rightHeads = new Set(['Received', 'Median', 'Slowest']);
const minutes = (value: number | null) => (value === null ? '–' : formatSpan(Math.round(value)));

/** Hatched, because colour alone does not tell it. */
function Bar({ kept, broken }: { kept: number; broken: number }) {
  const sum = kept + broken;
  if (sum === 0) return null;
  return (
    <span aria-hidden="true" className="hidden h-2.5 w-36 shrink-0 bg-sand-2/60 xl:flex">
      <span className="bg-ink-2" style={{ width: `${(kept / sum) * 100}%` }} />
      <span
        className="bg-[repeating-linear-gradient(135deg,var(--color-error)_0_2px,transparent_2px_5px)]"
        style={{ width: `${(broken / sum) * 100}%` }}
      />
    </span>
  );
}

export function KeptAndBroken({ rows }: { rows: Report['byPerson'] }) {
  return (
    <TitledCard
      id="kept-and-broken"
      title="Answered in time and late"
      note="first replies by their deadline, in working hours"
      isFlush
    >
      <table className="w-full">
        <thead>
          <tr className="text-left text-[13px] text-stone">
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className={`${cell} font-normal ${rightHeads.has(head) ? 'text-right' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, got, kept, broken, median, slowest }) => (
            <tr key={name} className="border-hairline border-t">
              <th scope="row" className={`${cell} text-left font-normal`}>
                <span className="flex items-center gap-2.5">
                  <Initials name={name} />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                </span>
              </th>
              <td className={`${cell} text-right`}>{formatCount(got)}</td>
              <td className={cell}>
                <span className="flex items-center gap-3 admin:whitespace-nowrap">
                  <Bar kept={kept} broken={broken} />
                  <span>
                    <strong className="font-semibold">{formatCount(kept)}</strong> in time,{' '}
                    <strong className={`font-semibold ${broken > 0 ? 'text-error' : ''}`}>
                      {formatCount(broken)}
                    </strong>{' '}
                    late
                  </span>
                </span>
              </td>
              <td className={`${cell} text-right`}>{minutes(median)}</td>
              <td className={`${cell} text-right`}>{minutes(slowest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}
