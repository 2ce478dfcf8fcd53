type FilterSelectProps = {
  name: string;
  label: string;
  any: string;
  value: string;
  options: { value: string; name: string }[];
  /** Where there is room for them, tabs stand in its place. */
  onPhone?: true;
  /** Its choices say enough. */
  isLabelHidden?: true;
};

export function FilterSelect({
  name,
  label,
  any,
  value,
  options,
  onPhone,
  isLabelHidden,
}: FilterSelectProps) {
  return (
    <label className={`flex items-center gap-2.5 ${onPhone ? 'tablet:hidden' : ''}`}>
      <span className={`text-small text-stone ${isLabelHidden ? 'sr-only' : 'max-tablet:sr-only'}`}>
        {label}
      </span>
      <select name={name} defaultValue={value} className="filter-box filter-select max-tablet:w-full">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
