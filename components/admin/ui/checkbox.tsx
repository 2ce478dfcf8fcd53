'use client';

import { Check } from 'lucide-react';

type CheckboxProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  id?: string;
  describedBy?: string;
};

/** A native checkbox in the back office's look; ink when it is on. */
export function Checkbox({ isOn, onChange, id, describedBy }: CheckboxProps) {
  return (
    <span className="relative inline-grid h-[18px] w-[18px] shrink-0 place-items-center">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        className="h-[18px] w-[18px] cursor-pointer appearance-none rounded-[2px] border border-control bg-field checked:border-ink checked:bg-ink"
      />
      {isOn && (
        <Check
          size={12}
          strokeWidth={2.6}
          aria-hidden="true"
          className="pointer-events-none absolute text-white"
        />
      )}
    </span>
  );
}
