'use client';

import type { ReactNode } from 'react';

type SubmittingSelectProps = {
  name: string;
  label: string;
  value: string;
  usual?: string;
  children: ReactNode;
};

export function SubmittingSelect({ name, label, value, usual = label, children }: SubmittingSelectProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className={`admin-field h-11! w-auto! max-w-40 [field-sizing:content] pr-8! admin:h-[30px]! admin:bg-position-[right_8px_center]! admin:pr-7! admin:pl-2.5! admin:text-[13px] ${value ? 'border-ink! font-semibold' : ''}`}
    >
      <option value="">{usual}</option>
      {children}
    </select>
  );
}
