import { type RecordScreenPath, recordScreens } from '../record-kinds';

/** ADM-1 names these, before and after the About screen; the screens of other kinds of record follow them. */
const first: RecordScreenPath[] = ['/admin/board', '/admin/projects', '/admin/brands'];
const second: RecordScreenPath[] = ['/admin/hero', '/admin/testimonials'];
const screensAt = (paths: RecordScreenPath[]) =>
  paths.flatMap((path) => recordScreens.filter(({ href }) => href === path));

/** ADM-1: the screens of the back office, as its side panel names them. The middleware answers 404 for any other path under /admin. */
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
