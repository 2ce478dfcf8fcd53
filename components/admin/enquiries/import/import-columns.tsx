import { Options } from '@/components/admin/ui/fields/options';
import { enquiryStates, stateNames } from '@/lib/content/enquiries/enquiries';
import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { type ImportChoice, importColumns } from '@/lib/domain/intake/schema';
import { type ForAll, isContactColumn } from './import-table';

type ImportColumnsProps = {
  table: string[][];
  columns: ImportChoice;
  forAll: ForAll;
  people: FilterOptions['people'];
  onChange: (part: { columns?: ImportChoice; forAll?: ForAll }) => void;
};

type ForAllChoiceProps = Pick<ImportColumnsProps, 'forAll' | 'people' | 'onChange'> & { name: keyof ForAll };

function ForAllChoice({ name, forAll, people, onChange }: ForAllChoiceProps) {
  const control = {
    value: forAll[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ forAll: { ...forAll, [name]: event.target.value } }),
    className: 'admin-field max-admin:col-start-2',
  };
  if (name === 'receivedAt') return <input type="date" aria-label="Received, all lines" {...control} />;
  const options: [string, string][] =
    name === 'state'
      ? enquiryStates.filter((state) => state !== 'new').map((state) => [state, `All: ${stateNames[state]}`])
      : people.map(({ name: person }) => [person, `All: ${person}`]);
  return (
    <select aria-label={name === 'state' ? 'State, all lines' : 'Owner, all lines'} {...control}>
      <option value="">{name === 'state' ? 'All: New' : 'All: nobody yet'}</option>
      <Options of={options} />
    </select>
  );
}

const isForAll = (name: string, forAll: ForAll): name is keyof ForAll => name in forAll;

export function ImportColumns({ table, columns, forAll, people, onChange }: ImportColumnsProps) {
  const [heads = [], first = []] = table;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-[550]">Columns</legend>
      {importColumns.map((column) => {
        const { name, label } = column;
        return (
          <div
            key={name}
            className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 admin:grid-cols-[110px_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <label htmlFor={`import-${name}`}>
              {label} {isContactColumn(column) && <span className="text-stone">one of the two</span>}
            </label>
            <select
              id={`import-${name}`}
              value={columns[name]}
              onChange={(event) => onChange({ columns: { ...columns, [name]: Number(event.target.value) } })}
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
            {columns[name] < 0 && isForAll(name, forAll) ? (
              <ForAllChoice name={name} forAll={forAll} people={people} onChange={onChange} />
            ) : (
              <span className="truncate text-stone max-admin:col-start-2 admin:text-[13px]">
                {first[columns[name]] ?? ''}
              </span>
            )}
          </div>
        );
      })}
      <p className="text-stone admin:text-[13px]">
        Enquiries that were received more than {importLimits.newDays} days ago, or on an unknown day, are old
        and are not counted as new.
      </p>
    </fieldset>
  );
}
