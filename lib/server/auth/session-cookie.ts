// Read by the custom server too, outside of the bundle.

/** Over https a browser takes a name with this prefix from this very host alone, and not from a neighbouring one. */
export const toSessionCookie = (siteUrl: string): string =>
  `${siteUrl.startsWith('https:') ? '__Host-' : ''}next-auth.session-token`;
