import type { VersionedKind } from '@/lib/domain/history/dto';

const verbs: Record<string, string> = {
  create: 'added',
  update: 'updated',
  delete: 'deleted',
  restore: 'restored',
  reorder: 'reordered',
  invite: 'invited',
  remove: 'removed',
  'empty bin': 'emptied',
  'log in': 'signed in',
  'failed log-in': 'failed to sign in',
  'log out': 'signed out',
  'change role': 'changed the role of',
  'change password': 'changed the password of',
  'reset password': 'set a new password, by a mailed link, for',
  'accept invitation': 'accepted the invitation of',
  'end session': 'ended a session of',
  'send again': 'sent again',
  export: 'exported',
  erase: 'erased',
};

const plurals: Record<string, string> = {
  project: 'Projects',
  director: 'Board members',
  brand: 'Brands',
  'hero image': 'Hero images',
  'about stats': 'About stats',
  testimonial: 'Testimonials',
  enquiry: 'Enquiries',
  settings: 'Settings',
  user: 'Users',
  bin: 'Bin',
};

/** What of the history can be looked at alone. */
export const historyKinds = Object.entries(plurals).map(([value, name]) => ({ value, name }));

export const verbOf = (action: string): string => verbs[action] ?? action;

/** What a line is about: the record by its name, else its kind. */
export function thingOf({
  action,
  entity,
  label,
}: {
  action: string;
  entity: string;
  label: string;
}): string {
  if (action === 'reorder') return plurals[entity] ?? entity;
  if (action === 'empty bin') return 'the bin';
  // Its label is a project's name or a text of its own, which would pass for something else.
  if (entity === 'hero image' && label) return `the hero image “${label}”`;
  return label || (entity === 'about stats' ? 'the about stats' : `a ${entity}`);
}

const ownAccount = new Set(['log in', 'log out', 'failed log-in']);
/** What changes nothing but who is signed in. */
export const isOwnAccount = (action: string): boolean => ownAccount.has(action);

const fieldNames: Record<string, string> = {
  explore: 'Explore Page',
  image: 'Photo',
  images: 'Pictures',
  alt: 'Alt text',
  faqs: 'FAQ',
};

/** "yearsOfExperience" becomes "Years of experience". */
export function fieldName(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return fieldNames[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const isVersioned = (entity: string): entity is VersionedKind =>
  entity === 'project' || entity === 'director';
