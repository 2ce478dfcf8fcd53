'use client';

import { useRef } from 'react';
import { Checkbox } from '@/components/admin/ui/checkbox';
import { tick, useTicked } from './ticks';

const idsIn = (list: Element | null | undefined) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-tick]') ?? [])].map(({ dataset }) => dataset.tick ?? '');

type RowTickProps = { id: string; name: string; className?: string };

/** Takes a line of the list into what is done with several; with Shift all from the last one on. */
export function RowTick({ id, name, className = '' }: RowTickProps) {
  const isTicked = useTicked().has(id);
  const label = useRef<HTMLLabelElement>(null);
  const isShift = useRef(false);
  return (
    <label
      ref={label}
      htmlFor={`tick-${id}`}
      data-tick={id}
      className={`grid w-11 shrink-0 cursor-pointer select-none justify-items-center ${className}`}
      // What changes a checkbox is a click; a click of the keyboard does not say Shift in every browser.
      onClickCapture={(event) => {
        isShift.current ||= event.shiftKey;
      }}
      onKeyUpCapture={(event) => {
        isShift.current = event.key === ' ' && event.shiftKey;
      }}
    >
      <Checkbox
        id={`tick-${id}`}
        label={`Tick ${name}`}
        isOn={isTicked}
        onChange={(isOn) => {
          tick(id, isOn, isShift.current ? idsIn(label.current?.closest('ul')) : []);
          isShift.current = false;
        }}
      />
    </label>
  );
}
