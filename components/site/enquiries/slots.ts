type Slot = 'box' | 'thanks' | 'sent' | 'end' | 'message' | 'unsent';

/** @throws Error when `PublicForm` did not render the form. */
export function findSlot(form: HTMLFormElement, slot: Slot): HTMLElement {
  const box = form.closest<HTMLElement>('[data-slot="box"]');
  const found = slot === 'box' ? box : box?.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!found) throw new Error(`The form has no slot "${slot}".`);
  return found;
}
