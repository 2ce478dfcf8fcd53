import type { KeyboardEvent } from 'react';
import { select } from '@/components/admin/records/bulk/selection';

const rowSelector = 'tr[data-id]';

function moveByKey(event: KeyboardEvent<HTMLTableSectionElement>, openId: (id: string) => string) {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>(rowSelector);
  const id = row?.dataset.id ?? '';
  if (!row || target.id !== openId(id) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === ' ') {
    event.preventDefault();
    const isOn = row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false;
    return select(id, !isOn);
  }
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const at = rows.indexOf(row);
  const places: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = rows[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  document.getElementById(openId(next.dataset.id ?? ''))?.focus();
}

export const useRowKeys = (openId: (id: string) => string) => ({
  onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => moveByKey(event, openId),
  // A button reacts to the release of Space.
  onKeyUp: (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>(rowSelector)?.dataset.id ?? '';
    if (event.key === ' ' && target.id === openId(id)) event.preventDefault();
  },
});
