const revealing = 'reveal-field';

/** The field of that id; what hides it has opened. To be called outside of a render and its effects. */
export function revealField(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  field?.dispatchEvent(new Event(revealing, { bubbles: true }));
  return field;
}

/** Tells what holds fields that one of them shall be seen. */
export function onReveal(holder: HTMLElement, open: (field: Element) => void): () => void {
  const listen = ({ target }: Event) => target instanceof Element && open(target);
  holder.addEventListener(revealing, listen);
  return () => holder.removeEventListener(revealing, listen);
}
