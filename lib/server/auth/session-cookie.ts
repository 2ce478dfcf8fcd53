// The custom server imports this file outside of the bundle.

/** Over https the prefix binds the cookie to this host and requires the path of the whole site. */
export const toOwnHost = (siteUrl: string, name: string): string =>
  siteUrl.startsWith('https:') ? `__Host-${name}` : name;

export const toSessionCookie = (siteUrl: string): string => toOwnHost(siteUrl, 'next-auth.session-token');
