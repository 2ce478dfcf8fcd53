type SetCookie = { value: string; attributes: Record<string, string> };

/** What an answer sets, by name; attributes in small letters. */
export function cookiesOf({ headers }: Response): Record<string, SetCookie> {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [[name = '', value = ''] = [], ...rest] = line.split('; ').map((part) => part.split('='));
      const attributes = rest.map(([key = '', text = '']) => [key.toLowerCase(), text.toLowerCase()]);
      return [name, { value, attributes: Object.fromEntries(attributes) }];
    }),
  );
}

/** The same as a browser sends it again. */
export const toCookie = (cookies: Record<string, SetCookie>): string =>
  Object.entries(cookies)
    .map(([name, { value }]) => `${name}=${value}`)
    .join('; ');
