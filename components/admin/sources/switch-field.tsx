import { FieldFailure } from '@/components/admin/saved-field/field-failure';
import type { SavedField } from '@/components/admin/saved-field/use-saved-field';

type SwitchFieldProps = { id: string; words: { label: string; hint: string }; field: SavedField };

export const on = 'on';
const off = 'off';
export const toSwitch = (isOn: boolean): string => (isOn ? on : off);

export function SwitchField({ id, words, field }: SwitchFieldProps) {
  const { value, saved, state, change, save, undo } = field;
  const turn = async (isOn: boolean) => {
    const chosen = toSwitch(isOn);
    change(chosen);
    if ((await save(chosen)) === 'failed') undo(chosen);
  };
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold admin:min-h-9">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={value === on}
          aria-checked={value === on}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void turn(event.target.checked)}
          className="h-[22px] w-[38px] shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-field before:block before:h-4 before:w-4 before:translate-x-0.5 before:translate-y-0.5 before:rounded-full before:bg-control checked:border-ink checked:bg-ink checked:before:translate-x-[18px] checked:before:bg-white forced-colors:appearance-auto"
        />
        {words.label}
        <span role="status" className="font-normal text-success admin:text-[13px]">
          {{ still: '', saving: '', saved: 'Saved' }[state]}
        </span>
      </label>
      <p id={`${id}-hint`} className="max-w-[70ch] text-stone admin:pl-[50px] admin:text-[13px]">
        {words.hint}
      </p>
      <FieldFailure fieldId={id} field={field} saved={saved} />
    </div>
  );
}
