/**
 * HEAD-1, HEAD-3, FOOT-1, FOOT-2, ADM-1: names and addresses of every menu.
 * `admin` is also the list of the back office's screens: the middleware answers 404 for any other path under /admin.
 */
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
  admin: [
    { name: 'Dashboard', href: '/admin' },
    { name: 'Board Members', href: '/admin/board' },
    { name: 'Projects', href: '/admin/projects' },
    { name: 'Brands', href: '/admin/brands' },
    { name: 'About', href: '/admin/about' },
    { name: 'Hero Section', href: '/admin/hero' },
    { name: 'Testimonials', href: '/admin/testimonials' },
    { name: 'Pictures', href: '/admin/pictures' },
    { name: 'Enquiries', href: '/admin/enquiries' },
    { name: 'History', href: '/admin/history' },
    { name: 'Bin', href: '/admin/bin' },
    { name: 'Users', href: '/admin/users' },
    { name: 'Settings', href: '/admin/settings' },
    { name: 'Redirects', href: '/admin/redirects' },
    { name: 'Launch', href: '/admin/launch' },
    { name: 'My account', href: '/admin/account' },
  ],
} as const;

/** AUTH-9: no secret, but named nowhere that crawlers read. */
export const loginPath = '/786313login';

/** Where the role sales begins, with what lies below it. */
export const salesHome = '/admin/enquiries';

/** One's own password and log-ins. */
export const accountPath = '/admin/account';

/** Of admins alone. */
export const deliveryPath = '/admin/enquiries/delivery';

/** What the panel names below the enquiries. */
export const enquiryScreens = [
  { name: 'Newsletter', href: '/admin/enquiries/newsletter' },
  { name: 'Mail and webhooks', href: deliveryPath },
] as const;

/** The log-in, which then says that the first admin is made. */
export const setupDonePath = '/786313login?setup=done';

/** The setup of a site without admins, which then says what was not right. */
export const setupFailedPath = '/786313login?failed=';

/** Where the link of an invitation leads, with `?token=`. */
export const invitationPath = '/786313login/invitation';

/** Where a log-in with a second factor asks for its code. */
export const codePath = '/786313login/code';

/** Where somebody asks for a link to a new password. */
export const forgotPath = '/786313login/forgot';

/** Where that link leads, with `?token=`. */
export const resetPath = '/786313login/reset';

/** The log-in, which then says that the new password is set. */
export const passwordSetPath = '/786313login?password=set';
