import { revealField } from '@/components/admin/ui/reveal-field';
import { fields } from './project-fields';

/** Opens the part of the sheet that a field stands in, and goes to the first thing in it that can be changed. */
export function goToField(name: string): void {
  const field = revealField(fields.idOf(name));
  (field?.querySelector<HTMLElement>('input, textarea, [contenteditable], button') ?? field)?.focus();
}
