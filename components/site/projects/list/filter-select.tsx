type FilterSelectProps = {
  name: string;
  label: string;
  any: string;
  value: string;
  options: { value: string; name: string }[];
  onPhone?: true;
};

export function FilterSelect({ name, label, any, value, options, onPhone }: FilterSelectProps) {
  return (
    <label className={`relative flex items-center gap-2.5 ${onPhone ? 'tablet:hidden' : ''}`}>
      <span className="text-small text-stone max-tablet:sr-only">{label}</span>
      <select name={name} defaultValue={value} className="filter-box filter-select max-tablet:w-full">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-[13px] -mt-2 fill-none stroke-ink stroke-[1.6] tablet:right-0 tablet:-mt-[9px]"
      >
        <path d="m3 6 5 5 5-5" />
      </svg>
    </label>
  );
}
