import { Button } from '@/components/admin/ui/button';
import { Field } from '@/components/admin/ui/fields/field';
import type { ChosenColors } from '@/lib/shared/brand/brand-colors';
import { findNearestColor } from '@/lib/shared/brand/identity';
import { fieldId } from './setting-forms';

type ColorFieldProps = {
  name: keyof ChosenColors;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export function ColorField({ name, label, hint, value, error, onChange }: ColorFieldProps) {
  const typed = value.trim().toLowerCase();
  const nearest = isColor(typed) ? findNearestColor(name, typed) : typed;
  return (
    <div>
      <Field id={fieldId(`colors.${name}`)} label={label} hint={hint} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={`Choose the ${label.toLowerCase()}`}
              value={isColor(typed) ? typed : '#000000'}
              onChange={(event) => onChange(event.target.value)}
              className="h-11 w-14 shrink-0 rounded-[2px] border border-control bg-field p-1 admin:h-9"
            />
            <input
              {...control}
              value={value}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
              className="admin-field"
            />
          </div>
        )}
      </Field>
      {nearest !== typed && (
        <Button isSmall className="mt-1.5" onClick={() => onChange(nearest)}>
          <span aria-hidden="true" className="size-4 rounded-[2px]" style={{ background: nearest }} />
          Take {nearest}
        </Button>
      )}
    </div>
  );
}
