type Option<T extends string> = { value: T; label: string };

type FilterSelectProps<T extends string> = {
  name: string;
  value: T | '';
  none?: string;
  options: readonly Option<T>[];
  onChange: (value: T | '') => void;
};

export function FilterSelect<T extends string>({
  name,
  value,
  none = 'All',
  options,
  onChange,
}: FilterSelectProps<T>) {
  return (
    <label className="relative flex min-w-0 flex-1 items-center admin:flex-none">
      <span className="pointer-events-none absolute left-3 text-ink-2">{name}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as T | '')}
        className="admin-field min-w-0 font-semibold admin:w-auto! admin:[field-sizing:content]"
        style={{ paddingLeft: `${name.length * 8 + 22}px` }}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
