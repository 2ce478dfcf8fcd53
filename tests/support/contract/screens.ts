import { adminNav } from '../../../lib/content/admin/admin-nav';
import { settingParts } from '../../../lib/domain/settings/schema';

/** The screens of the admin. */
export const adminScreens: string[] = [
  ...adminNav.map(({ href }) => href),
  '/admin/enquiries/board',
  '/admin/enquiries/figures',
  '/admin/enquiries/figures/sources',
  '/admin/enquiries/figures/google',
  '/admin/enquiries/delivery',
  '/admin/enquiries/assignment',
  '/admin/account/alerts',
  '/admin/sources',
  '/admin/partners',
  '/admin/sources/new',
  ...settingParts
    .filter((part) => part !== 'contact' && part !== 'identity')
    .map((part) => `/admin/settings?part=${part}`),
];

/** Each dialog of the admin, and the button that opens it. */
export const adminDialogs: { name: string; screen: string; button: RegExp }[] = [
  { name: 'project-add', screen: '/admin/projects', button: /^Add Project$/ },
  { name: 'project-edit', screen: '/admin/projects', button: /^Edit / },
  { name: 'project-delete', screen: '/admin/projects', button: /^Delete / },
  { name: 'director-add', screen: '/admin/board', button: /^Add Director$/ },
  { name: 'director-delete', screen: '/admin/board', button: /^Delete / },
  { name: 'hero-upload', screen: '/admin/hero', button: /^Upload Images$/ },
  { name: 'stats-edit', screen: '/admin/about', button: /^Edit Stats$/ },
  { name: 'brand-delete', screen: '/admin/brands', button: /^Delete / },
  { name: 'picture-library', screen: '/admin/brands', button: /^From the library$/ },
  { name: 'hero-remove', screen: '/admin/hero', button: /^Remove image / },
  { name: 'testimonial-delete', screen: '/admin/testimonials', button: /^Delete / },
  { name: 'user-invite', screen: '/admin/users', button: /^Invite$/ },
  { name: 'second-factor', screen: '/admin/account', button: /^Set up$/ },
  { name: 'own-password', screen: '/admin/users', button: /^Change my password$/ },
];
