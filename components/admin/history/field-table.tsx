import type { FieldChange } from '@/lib/domain/history/dto';
import { FieldValue } from './field-value';

type FieldTableProps = { from: string; to: string; changes: FieldChange[] };

export function FieldTable({ from, to, changes }: FieldTableProps) {
  return (
    <table className="w-full table-fixed text-left admin:text-[13px]">
      <thead className="text-stone">
        <tr>
          <th scope="col" className="w-[116px] py-1 pr-3 font-normal admin:w-[26%]">
            Field
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            {from}
          </th>
          <th scope="col" className="py-1 font-normal">
            {to}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field} className="border-hairline border-t align-top">
            <th scope="row" className="break-words py-2 pr-2 font-semibold text-[14px] admin:text-[13px]">
              {change.label}
            </th>
            <td className="break-words py-2 pr-3 text-ink-2">
              <FieldValue value={change.from} />
            </td>
            <td className="break-words py-2">
              <FieldValue value={change.to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
