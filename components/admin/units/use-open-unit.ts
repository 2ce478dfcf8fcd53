import { useState } from 'react';
import type { OfficeUnit } from '@/lib/domain/units/dto';

type Opened = { id: string; takesFocus: boolean };

/** Back to where it was opened: its place in the grid, or in the list. */
function focusUnit(id: string): void {
  const places = document.querySelectorAll<HTMLElement>(`[data-unit="${id}"], [data-listed="${id}"]`);
  [...places].find(({ offsetParent }) => offsetParent !== null)?.focus();
}

/** The unit whose pane is open, and its neighbours among those that are shown. */
export function useOpenUnit(units: readonly OfficeUnit[], shown: readonly OfficeUnit[]) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const unit = units.find(({ _id }) => _id === opened?.id) ?? null;
  const at = shown.findIndex(({ _id }) => _id === opened?.id);
  const open = (id: string, takesFocus = true) => setOpened({ id, takesFocus });
  const stepTo = (other: OfficeUnit | undefined) => (other ? () => open(other._id, false) : null);
  return {
    unit,
    takesFocus: opened?.takesFocus ?? false,
    open,
    previous: stepTo(shown[at - 1]),
    next: stepTo(at < 0 ? undefined : shown[at + 1]),
    close: () => {
      setOpened(null);
      // Once the dialog of a phone has gone.
      if (opened) requestAnimationFrame(() => focusUnit(opened.id));
    },
  };
}
