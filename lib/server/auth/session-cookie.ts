// Read by the custom server too, outside of the bundle.

/** Over https a browser takes a name with this prefix from this very host alone, and not from a neighbouring one; it asks for the path of the whole site. */
export const toOwnHost = (siteUrl: string, name: string): string =>
  siteUrl.startsWith('https:') ? `__Host-${name}` : name;

export const toSessionCookie = (siteUrl: string): string => toOwnHost(siteUrl, 'next-auth.session-token');
