const revealing = 'reveal-field';

/** Never call it during a render or an effect. */
export function revealField(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  field?.dispatchEvent(new Event(revealing, { bubbles: true }));
  return field;
}

export function onReveal(holder: HTMLElement, open: (field: Element) => void): () => void {
  const listen = ({ target }: Event) => target instanceof Element && open(target);
  holder.addEventListener(revealing, listen);
  return () => holder.removeEventListener(revealing, listen);
}
