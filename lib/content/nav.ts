/** HEAD-1, HEAD-3, FOOT-1, FOOT-2. */
export const nav = {
  header: [
    { name: 'Home', href: '/' },
    { name: 'About Us', href: '/aboutclick' },
    { name: 'Projects', href: '/projects' },
    { name: 'Contact Us', href: '/contact' },
  ],
  upcoming: { name: 'Upcoming Projects', href: '/upcoming-projects' },
  menu: [
    { name: 'Home', href: '/' },
    { name: 'About', href: '/aboutclick' },
    { name: 'Awards', href: '/aboutclick' },
    { name: 'Projects', href: '/projects' },
    { name: 'FAQs', href: '/faqs' },
    { name: 'Contact', href: '/contact' },
  ],
  quickLinks: [
    { name: 'Home', href: '/' },
    { name: 'About Us', href: '/aboutclick' },
    { name: 'Projects', href: '/projects' },
    { name: 'Contact', href: '/contact' },
  ],
  legal: [
    { name: 'Privacy', href: '/privacy' },
    { name: 'Terms', href: '/terms' },
    { name: 'Sitemap', href: '/sitemap' },
  ],
} as const;

/** FOOT-1. Only the server renders them, so the browser does not load them. */
export const furtherLinks = [
  { name: 'FAQs', href: '/faqs' },
  { name: 'Our story', href: '/about' },
  { name: 'Brands', href: '/brands' },
] as const;

/** AUTH-9: no secret, but no page that crawlers read may name it. */
export const loginPath = '/786313login';

export const salesHome = '/admin/enquiries';

export const accountPath = '/admin/account';

export const alertsPath = '/admin/account/alerts';

/** Public: the browser fetches it without a session. */
export const adminApp = {
  worker: '/admin/sw.js',
  /** Scope of the service worker; the website has none. */
  scope: '/admin',
  manifest: '/admin/manifest.webmanifest',
  offline: '/admin/offline',
} as const;

export const deliveryPath = '/admin/enquiries/delivery';

export const sourcesPath = '/admin/sources';

export const partnersPath = '/admin/partners';

export const sourceReportPath = '/admin/enquiries/figures/sources';

export const googleStagesPath = '/admin/enquiries/figures/google';

export const figureScreens = [
  { name: 'Overview', href: '/admin/enquiries/figures' },
  { name: 'Sources', href: sourceReportPath },
  { name: 'Google Ads conversions', href: googleStagesPath },
] as const;

export const boardPath = '/admin/enquiries/board';

export const enquiryScreens = [
  { name: 'Pipeline', href: boardPath },
  { name: 'Sources', href: sourcesPath },
  { name: 'Lead allotment and response time', href: '/admin/enquiries/assignment' },
  { name: 'Partners', href: partnersPath },
  { name: 'Newsletter', href: '/admin/enquiries/newsletter' },
  { name: 'Mail and webhooks', href: deliveryPath },
] as const;

export const setupDonePath = '/786313login?setup=done';

export const setupFailedPath = '/786313login?failed=';

export const invitationPath = '/786313login/invitation';

export const codePath = '/786313login/code';

export const forgotPath = '/786313login/forgot';

export const resetPath = '/786313login/reset';

export const passwordSetPath = '/786313login?password=set';
