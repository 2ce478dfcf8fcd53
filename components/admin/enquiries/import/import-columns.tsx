import { type ImportChoice, importColumns } from '@/lib/domain/enquiries/schema';

type ImportColumnsProps = {
  table: string[][];
  columns: ImportChoice;
  onChange: (columns: ImportChoice) => void;
};

export function ImportColumns({ table, columns, onChange }: ImportColumnsProps) {
  const [heads = [], first = []] = table;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-[550]">Columns</legend>
      {importColumns.map(({ name, label, schema }) => (
        <div
          key={name}
          className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 admin:grid-cols-[110px_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <label htmlFor={`import-${name}`}>
            {label} {!schema.safeParse(undefined).success && <span className="text-stone">required</span>}
          </label>
          <select
            id={`import-${name}`}
            value={columns[name]}
            onChange={(event) => onChange({ ...columns, [name]: Number(event.target.value) })}
            className="admin-field"
          >
            <option value={-1}>Not in the table</option>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head.
              <option key={index} value={index}>
                {head || `Column ${index + 1}`}
              </option>
            ))}
          </select>
          <span className="truncate text-stone max-admin:col-start-2 admin:text-[13px]">
            {first[columns[name]] ?? ''}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
