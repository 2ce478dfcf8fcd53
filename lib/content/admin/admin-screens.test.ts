import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { deliveryPath } from '../nav';
import { includesRole, listRolesOf, roleNames } from '../roles';
import { adminNav } from './admin-nav';
import { canOpen, homeOf, listEnquiryScreens, listScreens } from './admin-screens';

it('an admin does the work of every role, and no other role that of another', () => {
  for (const role of roleNames)
    for (const asked of roleNames)
      expect([role, asked, includesRole(role, asked)]).toEqual([
        role,
        asked,
        role === 'admin' || role === asked,
      ]);
  expect(listRolesOf('sales')).toEqual(['admin', 'sales']);
});

it('each role begins at a screen of its own, and is shown all of its own alone', () => {
  expect(roleNames.map(homeOf)).toEqual(['/admin', '/admin', '/admin/enquiries']);
  expect(listScreens('admin')).toEqual(adminNav);
  expect(listScreens('sales').map(({ name }) => name)).toEqual([
    'Enquiries',
    'Visits',
    'Units',
    'My account',
  ]);
  const ofEditor = listScreens('editor').map(({ name }) => name);
  const others = adminNav.map(({ name }) => name).filter((name) => !ofEditor.includes(name));
  expect(others).toEqual(['Enquiries', 'Visits', 'Units', 'Users', 'Launch']);
});

it('every screen below /admin is in the panel', () => {
  const root = 'app/admin/(screens)';
  const folders = fs.readdirSync(root).filter((name) => fs.existsSync(path.join(root, name, 'page.tsx')));
  expect(folders.filter((name) => !canOpen('admin', `/admin/${name}`))).toEqual([]);
});

it('below the enquiries mail and webhooks are an admin’s, and a path that is no screen is nobody’s', () => {
  for (const screen of ['/admin/enquiries/figures', '/admin/enquiries/0199']) {
    expect(roleNames.map((role) => canOpen(role, screen))).toEqual([true, false, true]);
  }
  expect(roleNames.map((role) => canOpen(role, deliveryPath))).toEqual([true, false, false]);
  for (const screen of ['/admin/nope', '/admin/projects/x', '/admin/', '/'])
    expect(roleNames.some((role) => canOpen(role, screen))).toBe(false);
  expect(roleNames.map((role) => listEnquiryScreens(role).length)).toEqual([6, 0, 3]);
});

it('sources are an admin’s alone: the list, the screen that adds one, and that of each', () => {
  for (const screen of ['/admin/sources', '/admin/sources/new', '/admin/sources/0199'])
    expect(roleNames.map((role) => canOpen(role, screen))).toEqual([true, false, false]);
  for (const screen of ['/admin/sources/', '/admin/sources/new/x', '/admin/sourcesx'])
    expect(canOpen('admin', screen)).toBe(false);
});
