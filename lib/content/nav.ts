/** HEAD-1, HEAD-3, FOOT-1, FOOT-2: names and addresses of the menus of the website. */
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

/** FOOT-1: below the four. The server alone draws them: apart from what the browser has. */
export const furtherLinks = [
  { name: 'FAQs', href: '/faqs' },
  { name: 'Our story', href: '/about' },
  { name: 'Brands', href: '/brands' },
] as const;

/** AUTH-9: no secret, but named nowhere that crawlers read. */
export const loginPath = '/786313login';

export const salesHome = '/admin/enquiries';

/** One's own password and log-ins. */
export const accountPath = '/admin/account';

/** For sales: alerts on their own devices. */
export const alertsPath = '/admin/account/alerts';

/** What the back office is as an app: fetched signed out, too, and by the browser itself. */
export const adminApp = {
  worker: '/admin/sw.js',
  /** Of the worker: the website has none. */
  scope: '/admin',
  manifest: '/admin/manifest.webmanifest',
  offline: '/admin/offline',
} as const;

/** Of admins alone. */
export const deliveryPath = '/admin/enquiries/delivery';

/** Of admins alone: what sends enquiries from elsewhere. */
export const sourcesPath = '/admin/sources';

/** Of admins alone: agents who bring buyers. */
export const partnersPath = '/admin/partners';

export const sourceFiguresPath = '/admin/enquiries/figures/sources';

export const googleStagesPath = '/admin/enquiries/figures/google';

export const figureScreens = [
  { name: 'Overview', href: '/admin/enquiries/figures' },
  { name: 'Sources', href: sourceFiguresPath },
  { name: 'Google Ads conversions', href: googleStagesPath },
] as const;

/** The enquiries by their stage. */
export const boardPath = '/admin/enquiries/board';

export const enquiryScreens = [
  { name: 'Pipeline', href: boardPath },
  { name: 'Sources', href: sourcesPath },
  { name: 'Lead allotment and response time', href: '/admin/enquiries/assignment' },
  { name: 'Partners', href: partnersPath },
  { name: 'Newsletter', href: '/admin/enquiries/newsletter' },
  { name: 'Mail and webhooks', href: deliveryPath },
] as const;

/** The log-in, which then says that the first admin is made. */
export const setupDonePath = '/786313login?setup=done';

/** The setup of a site without admins, which then says what was not right. */
export const setupFailedPath = '/786313login?failed=';

/** Where the link of an invitation leads, with `?token=`. */
export const invitationPath = '/786313login/invitation';

export const codePath = '/786313login/code';

export const forgotPath = '/786313login/forgot';

/** Where that link leads, with `?token=`. */
export const resetPath = '/786313login/reset';

/** The log-in, which then says that the new password is set. */
export const passwordSetPath = '/786313login?password=set';
