type OptionsProps = { of: readonly (readonly [value: string, name: string])[] };

export const Options = ({ of }: OptionsProps) =>
  of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
