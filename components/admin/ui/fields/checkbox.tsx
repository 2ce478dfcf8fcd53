'use client';

import { Check, Minus } from 'lucide-react';

type CheckboxProps = {
  isOn: boolean;
  isMixed?: boolean;
  onChange: (isOn: boolean) => void;
  id?: string;
  label?: string;
  describedBy?: string;
};

export function Checkbox({ isOn, isMixed = false, onChange, id, label, describedBy }: CheckboxProps) {
  return (
    <span className="relative inline-grid h-[18px] w-[18px] shrink-0 place-items-center">
      <input
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        id={id}
        aria-label={label}
        type="checkbox"
        checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        className="h-[18px] w-[18px] cursor-pointer appearance-none rounded-[2px] border border-control bg-field checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink"
      />
      {isOn && (
        <Check
          size={12}
          strokeWidth={2.6}
          aria-hidden="true"
          className="pointer-events-none absolute text-white"
        />
      )}
      {isMixed && (
        <Minus
          size={12}
          strokeWidth={2.6}
          aria-hidden="true"
          className="pointer-events-none absolute text-white"
        />
      )}
    </span>
  );
}
