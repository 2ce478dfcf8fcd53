import { expect, test } from 'vitest';
import { adminNav } from '@/lib/content/admin/admin-nav';
import { furtherLinks, loginPath, nav } from '@/lib/content/nav';

const entries = (menu: readonly { name: string; href: string }[]) =>
  menu.map(({ name, href }) => `${name} -> ${href}`);

test('the menus of the website have the entries of the specification, in its order', () => {
  expect(entries(nav.header)).toEqual([
    'Home -> /',
    'About Us -> /aboutclick',
    'Projects -> /projects',
    'Contact Us -> /contact',
  ]);
  expect(entries([nav.upcoming])).toEqual(['Upcoming Projects -> /upcoming-projects']);
  expect(entries(nav.menu)).toEqual([
    'Home -> /',
    'About -> /aboutclick',
    'Awards -> /aboutclick',
    'Projects -> /projects',
    'FAQs -> /faqs',
    'Contact -> /contact',
  ]);
  expect(entries(nav.quickLinks)).toEqual([
    'Home -> /',
    'About Us -> /aboutclick',
    'Projects -> /projects',
    'Contact -> /contact',
  ]);
  expect(entries(furtherLinks)).toEqual(['FAQs -> /faqs', 'Our story -> /about', 'Brands -> /brands']);
  expect(entries(nav.legal)).toEqual(['Privacy -> /privacy', 'Terms -> /terms', 'Sitemap -> /sitemap']);
});

test('the back office begins with the six entries of the specification, Testimonials first among the others', () => {
  expect(entries(adminNav)).toEqual([
    'Dashboard -> /admin',
    'Board Members -> /admin/board',
    'Projects -> /admin/projects',
    'Brands -> /admin/brands',
    'About -> /admin/about',
    'Hero Section -> /admin/hero',
    'Testimonials -> /admin/testimonials',
    'Completed projects -> /admin/handovers',
    'Pictures -> /admin/pictures',
    'Enquiries -> /admin/enquiries',
    'Visits -> /admin/visits',
    'Units -> /admin/units',
    'History -> /admin/history',
    'Bin -> /admin/bin',
    'Users -> /admin/users',
    'Settings -> /admin/settings',
    'Redirects -> /admin/redirects',
    'Launch -> /admin/launch',
    'My account -> /admin/account',
  ]);
  expect(loginPath).toBe('/786313login');
});
