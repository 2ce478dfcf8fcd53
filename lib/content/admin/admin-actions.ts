import type { Route } from 'next';
import type { Role } from '../roles';

export const adminActions: readonly { name: string; href: Route; role: Role }[] = [
  { name: 'Add an enquiry', href: '/admin/enquiries?add=1', role: 'sales' },
  { name: 'Add a source of enquiries', href: '/admin/sources/new', role: 'admin' },
  { name: 'Add project', href: '/admin/projects?edit=new', role: 'editor' },
  { name: 'Add director', href: '/admin/board?edit=new', role: 'editor' },
  { name: 'Add testimonial', href: '/admin/testimonials?edit=new', role: 'editor' },
  { name: 'Add brand logos', href: '/admin/brands', role: 'editor' },
  { name: 'Upload images for the home page', href: '/admin/hero', role: 'editor' },
  { name: 'Add a redirect', href: '/admin/redirects', role: 'editor' },
  { name: 'Invite a user', href: '/admin/users', role: 'admin' },
  { name: 'Change my password', href: '/admin/account', role: 'sales' },
];
