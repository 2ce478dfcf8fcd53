import { revealField } from '@/components/admin/ui/fields/reveal-field';
import { fields } from './project-fields';

export function goToField(name: string): void {
  const field = revealField(fields.idOf(name));
  (field?.querySelector<HTMLElement>('input, textarea, [contenteditable], button') ?? field)?.focus();
}
