import { accountPath, deliveryPath, enquiryScreens, nav, salesHome } from './nav';
import { includesRole, type Role } from './roles';

type Screen = (typeof nav.admin)[number];

/** The role that each screen is made for; `all` is everybody who is signed in. */
const roleOfScreen: Record<Screen['href'], Role | 'all'> = {
  '/admin': 'editor',
  '/admin/board': 'editor',
  '/admin/projects': 'editor',
  '/admin/brands': 'editor',
  '/admin/about': 'editor',
  '/admin/hero': 'editor',
  '/admin/testimonials': 'editor',
  '/admin/pictures': 'editor',
  '/admin/enquiries': 'sales',
  '/admin/history': 'editor',
  '/admin/bin': 'editor',
  '/admin/users': 'admin',
  '/admin/settings': 'editor',
  '/admin/redirects': 'editor',
  '/admin/launch': 'admin',
  '/admin/account': 'all',
};

function findRole(path: string): Role | 'all' | undefined {
  if (path === deliveryPath) return 'admin';
  if (path.startsWith(`${salesHome}/`)) return 'sales';
  return nav.admin.flatMap(({ href }) => (href === path ? roleOfScreen[href] : []))[0];
}

/** False also for a path that is no screen. */
export function canOpen(role: Role, path: string): boolean {
  const asked = findRole(path);
  return asked === 'all' || (asked !== undefined && includesRole(role, asked));
}

/** The entries of the side panel. */
export const listScreens = (role: Role): Screen[] => nav.admin.filter(({ href }) => canOpen(role, href));

/** Its entries below the enquiries. */
export const listEnquiryScreens = (role: Role) => enquiryScreens.filter(({ href }) => canOpen(role, href));

/** Where a role begins. */
export const homeOf = (role: Role) => listScreens(role)[0]?.href ?? accountPath;
