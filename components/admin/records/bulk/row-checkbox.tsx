'use client';

import { useId, useRef } from 'react';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { select, useSelection } from './selection';

const idsIn = (list: Element | null | undefined) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-tick]') ?? [])].map(({ dataset }) => dataset.tick ?? '');

type RowCheckboxProps = { id: string; name: string; className?: string };

export function RowCheckbox({ id, name, className = '' }: RowCheckboxProps) {
  const boxId = useId();
  const isSelected = useSelection().has(id);
  const label = useRef<HTMLLabelElement>(null);
  const isShift = useRef(false);
  return (
    <label
      ref={label}
      htmlFor={boxId}
      data-tick={id}
      className={`grid w-11 shrink-0 cursor-pointer select-none justify-items-center ${className}`}
      // On click: not every browser reports Shift with a keyboard change event.
      onClickCapture={(event) => {
        isShift.current ||= event.shiftKey;
      }}
      onKeyUpCapture={(event) => {
        isShift.current = event.key === ' ' && event.shiftKey;
      }}
    >
      <Checkbox
        id={boxId}
        label={`Tick ${name}`}
        isOn={isSelected}
        onChange={(isOn) => {
          select(id, isOn, isShift.current ? idsIn(label.current?.closest('ul, tbody')) : []);
          isShift.current = false;
        }}
      />
    </label>
  );
}
