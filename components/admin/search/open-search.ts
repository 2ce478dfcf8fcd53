const asked = 'admin-search';

export const openSearch = (): boolean => window.dispatchEvent(new Event(asked));

export function onSearchAsked(open: () => void): () => void {
  window.addEventListener(asked, open);
  return () => window.removeEventListener(asked, open);
}
