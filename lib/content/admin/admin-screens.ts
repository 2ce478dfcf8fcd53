import {
  accountPath,
  alertsPath,
  deliveryPath,
  enquiryScreens,
  partnersPath,
  salesHome,
  sourcesPath,
} from '../nav';
import { type RecordScreenPath, recordKinds, recordScreens } from '../record-kinds';
import { includesRole, type Role } from '../roles';
import { adminNav } from './admin-nav';

type Screen = (typeof adminNav)[number];

const roleOfOthers: Record<Exclude<Screen['href'], RecordScreenPath>, Role | 'all'> = {
  '/admin': 'editor',
  '/admin/about': 'editor',
  '/admin/pictures': 'editor',
  '/admin/enquiries': 'sales',
  '/admin/visits': 'sales',
  '/admin/units': 'sales',
  '/admin/history': 'editor',
  '/admin/bin': 'editor',
  '/admin/users': 'admin',
  '/admin/settings': 'editor',
  '/admin/redirects': 'editor',
  '/admin/launch': 'admin',
  '/admin/account': 'all',
};
const roleOfScreen = new Map<string, Role | 'all'>([
  ...Object.entries(roleOfOthers),
  ...recordScreens.map(({ href }) => [href, 'editor'] as const),
]);

const childScreens = [
  { path: /^\/admin\/projects\/[^/]+\/filing$/, role: 'editor' as const },
  ...Object.values(recordKinds).flatMap(({ noun, parent }) =>
    parent === null
      ? []
      : {
          path: new RegExp(`^/admin/${recordKinds[parent].noun}/[^/]+/${noun}$`),
          // Editors change units, sales their states.
          role: noun === recordKinds.unit.noun ? ('all' as const) : ('editor' as const),
        },
  ),
];

const isOfSources = (path: string) => path === sourcesPath || /^\/admin\/sources\/[^/]+$/.test(path);

function findRole(path: string): Role | 'all' | undefined {
  if (path === deliveryPath || path === partnersPath || isOfSources(path)) return 'admin';
  if (path === alertsPath || path.startsWith(`${salesHome}/`) || /^\/admin\/visits\/[^/]+$/.test(path))
    return 'sales';
  return childScreens.find((screen) => screen.path.test(path))?.role ?? roleOfScreen.get(path);
}

/** False also for a path that is no screen. */
export function canOpen(role: Role, path: string): boolean {
  const asked = findRole(path);
  return asked === 'all' || (asked !== undefined && includesRole(role, asked));
}

export const listScreens = (role: Role): Screen[] => adminNav.filter(({ href }) => canOpen(role, href));

export const listEnquiryScreens = (role: Role) => enquiryScreens.filter(({ href }) => canOpen(role, href));

export const homeOf = (role: Role) => listScreens(role)[0]?.href ?? accountPath;
