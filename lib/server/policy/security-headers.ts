type Settings = { SITE_URL?: string | undefined; HSTS_SUBDOMAINS?: string | undefined };

const yearSeconds = 31_536_000;

function transportHeader({ SITE_URL, HSTS_SUBDOMAINS }: Settings): Record<string, string> {
  if (!SITE_URL?.startsWith('https://')) return {};
  const scope = HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : '';
  return { 'Strict-Transport-Security': `max-age=${yearSeconds}${scope}` };
}

export const securityHeaders = (settings: Settings): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  ...transportHeader(settings),
});

/** Their address holds a secret, which no other page, log or search engine may see. */
export const linkPages = [
  '/confirm',
  '/document',
  '/partner',
  '/visit',
  '/withdraw',
  '/preview/:token',
  '/786313login/invitation',
  '/786313login/reset',
  '/api/v1/visits/:path*',
] as const;

export const linkPageHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };

export const sharedPictures = '/:folder(uploads|share|media|brand)/:path*';
