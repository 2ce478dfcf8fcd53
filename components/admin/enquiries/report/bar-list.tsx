import { formatCount } from '@/lib/shared/numbers/format';

type Row = { name: string; count: number; note?: string };

export function BarList({ id, title, rows }: { id: string; title: string; rows: Row[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-labelledby={id} className="rounded-[3px] border border-hairline bg-field">
      <h2
        id={id}
        className="flex min-h-[50px] items-center border-hairline border-b px-4 font-semibold admin:text-[15px]"
      >
        {title}
      </h2>
      {rows.length === 0 && <p className="px-4 py-4 text-stone">Nothing in these days.</p>}
      <table className="my-2 w-full">
        <tbody>
          {rows.map(({ name, count, note }) => (
            <tr key={name}>
              <th
                scope="row"
                className="max-w-0 truncate py-1.5 pl-4 text-left font-normal admin:text-[13px]"
              >
                {name}
              </th>
              <td className="w-1/4 px-3 min-[1600px]:w-2/5" aria-hidden="true">
                <span className="block h-3 bg-[#4f7183]" style={{ width: `${(count / most) * 100}%` }} />
              </td>
              <td className="w-8 text-right font-semibold admin:text-[13px]">{formatCount(count)}</td>
              <td className="w-16 whitespace-nowrap pr-4 pl-2.5 text-stone admin:text-[13px]">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
