import type { ReactNode } from 'react';

type CheckFieldProps = {
  id: string;
  name: string;
  value: string;
  children: ReactNode;
  missing?: string;
};

export function CheckField({ id, name, value, children, missing }: CheckFieldProps) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-start gap-3.5 py-2.5 text-base leading-6"
    >
      <span className="relative grid size-6 shrink-0">
        <input
          id={id}
          name={name}
          value={value}
          type="checkbox"
          required={missing !== undefined}
          data-missing={missing}
          className="peer col-start-1 row-start-1 size-6 cursor-pointer appearance-none rounded-[2px] border border-control bg-field checked:border-ink checked:bg-ink hover:border-ink"
        />
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none invisible col-start-1 row-start-1 fill-none stroke-white stroke-2 peer-checked:visible"
        >
          <path d="M6 12.5l4.2 4.2L18.5 8" />
        </svg>
      </span>
      {children}
    </label>
  );
}
