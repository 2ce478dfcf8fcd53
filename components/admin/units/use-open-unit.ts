import { useState } from 'react';
import type { AdminUnit } from '@/lib/domain/units/dto';

type Opened = { id: string; takesFocus: boolean };

function focusUnit(id: string): void {
  const places = document.querySelectorAll<HTMLElement>(`[data-unit="${id}"], [data-listed="${id}"]`);
  [...places].find(({ offsetParent }) => offsetParent !== null)?.focus();
}

export function useOpenUnit(units: readonly AdminUnit[], shown: readonly AdminUnit[]) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const unit = units.find(({ _id }) => _id === opened?.id) ?? null;
  const at = shown.findIndex(({ _id }) => _id === opened?.id);
  const open = (id: string, takesFocus = true) => setOpened({ id, takesFocus });
  const stepTo = (other: AdminUnit | undefined) => (other ? () => open(other._id, false) : null);
  return {
    unit,
    takesFocus: opened?.takesFocus ?? false,
    open,
    previous: stepTo(shown[at - 1]),
    next: stepTo(at < 0 ? undefined : shown[at + 1]),
    close: () => {
      setOpened(null);
      if (opened) requestAnimationFrame(() => focusUnit(opened.id));
    },
  };
}
