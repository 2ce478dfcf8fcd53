const sheetKey = 'edit';
export const partKey = 'part';

const join = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

export const readSheet = (query: { get: (name: string) => string | null }) => query.get(sheetKey);

export function hrefOfSheet(path: string, id: string | null): string {
  const query = new URLSearchParams(location.search);
  query.delete(partKey);
  if (id === null) query.delete(sheetKey);
  else query.set(sheetKey, id);
  return join(path, query);
}

export function hrefOfPart(name: string | null): string {
  const query = new URLSearchParams(location.search);
  if (name === null) query.delete(partKey);
  else query.set(partKey, name);
  return join(location.pathname, query);
}

export function isOfOpenSheet(href: string): boolean {
  const to = new URL(href, location.href);
  const openId = readSheet(new URLSearchParams(location.search));
  return openId !== null && to.pathname === location.pathname && readSheet(to.searchParams) === openId;
}
