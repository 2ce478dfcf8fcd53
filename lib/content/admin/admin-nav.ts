import { type RecordScreenPath, recordScreens } from '../record-kinds';

/** ADM-1 fixes the order. */
const first: RecordScreenPath[] = ['/admin/board', '/admin/projects', '/admin/brands'];
const second: RecordScreenPath[] = ['/admin/hero', '/admin/testimonials'];
const screensAt = (paths: RecordScreenPath[]) =>
  paths.flatMap((path) => recordScreens.filter(({ href }) => href === path));

/** ADM-1. The middleware answers 404 for any other path under /admin. */
export const adminNav = [
  { name: 'Dashboard', href: '/admin' },
  ...screensAt(first),
  { name: 'About', href: '/admin/about' },
  ...screensAt(second),
  ...recordScreens.filter(({ href }) => ![...first, ...second].includes(href)),
  { name: 'Pictures', href: '/admin/pictures' },
  { name: 'Enquiries', href: '/admin/enquiries' },
  { name: 'Visits', href: '/admin/visits' },
  { name: 'Units', href: '/admin/units' },
  { name: 'History', href: '/admin/history' },
  { name: 'Bin', href: '/admin/bin' },
  { name: 'Users', href: '/admin/users' },
  { name: 'Settings', href: '/admin/settings' },
  { name: 'Redirects', href: '/admin/redirects' },
  { name: 'Launch', href: '/admin/launch' },
  { name: 'My account', href: '/admin/account' },
] as const;
