const sheetKey = 'edit';
export const partKey = 'part';

const join = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

export const readSheet = (query: { get: (name: string) => string | null }) => query.get(sheetKey);

/** The address of a screen with that sheet over it, which begins with its first part; null for none. */
export function hrefOfSheet(path: string, id: string | null): string {
  const query = new URLSearchParams(location.search);
  query.delete(partKey);
  if (id === null) query.delete(sheetKey);
  else query.set(sheetKey, id);
  return join(path, query);
}

/** The address of another part of the sheet that is open; null for the first. */
export function hrefOfPart(name: string | null): string {
  const query = new URLSearchParams(location.search);
  if (name === null) query.delete(partKey);
  else query.set(partKey, name);
  return join(location.pathname, query);
}

/** Whether an address is of the sheet that is open, whichever part it names. */
export function isOfOpenSheet(href: string): boolean {
  const to = new URL(href, location.href);
  const openId = readSheet(new URLSearchParams(location.search));
  return openId !== null && to.pathname === location.pathname && readSheet(to.searchParams) === openId;
}
