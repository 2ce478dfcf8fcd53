import { sourceScreen } from '@/lib/content/sources/screen';
import { type SourceField, sourceFieldNames } from '@/lib/content/sources/sources';
import type { SourcePayload } from '@/lib/domain/sources/dto';
import { findTaker, type Mapping } from '@/lib/shared/sources/mapping';

type MappingRowProps = {
  ours: SourceField;
  choice: {
    mapping: Mapping;
    names: readonly string[];
    choose: (field: SourceField, theirs: string) => void;
  };
  body: SourcePayload;
};

export function MappingRow({ ours, choice, body }: MappingRowProps) {
  const { mapping, names, choose } = choice;
  const chosen = mapping[ours] ?? '';
  const nameOf = (theirs: string) => {
    const taker = findTaker(mapping, theirs);
    return taker && taker !== ours ? `${theirs} (taken by ${sourceFieldNames[taker]})` : theirs;
  };
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 admin:grid-cols-[88px_minmax(0,1fr)_minmax(0,1fr)]">
      <label htmlFor={`mapping-${ours}`} className="font-[550]">
        {sourceFieldNames[ours]}
      </label>
      <select
        id={`mapping-${ours}`}
        value={chosen}
        onChange={(event) => choose(ours, event.target.value)}
        className="admin-field"
      >
        <option value="">{sourceScreen.guess}</option>
        {names.map((theirs) => (
          <option key={theirs} value={theirs}>
            {nameOf(theirs)}
          </option>
        ))}
      </select>
      <span className="text-stone wrap-anywhere max-admin:col-start-2 admin:text-[13px]">
        {body.fields.find(([theirs]) => theirs === chosen)?.[1] ?? ''}
      </span>
    </div>
  );
}
