import { includesRole, type Role } from '@/lib/content/roles';
import { type SettingPart, settingParts } from './schema';

/** The role that each part is made for: the texts and faces of pages; what reaches the team or the law is an admin's. */
export const roleOfPart = {
  contact: 'admin',
  identity: 'admin',
  responder: 'editor',
  leads: 'admin',
  answers: 'admin',
  home: 'editor',
  story: 'editor',
  search: 'editor',
  faqs: 'editor',
  retention: 'admin',
  privacy: 'editor',
  terms: 'editor',
} as const satisfies Record<SettingPart, Role>;

export type EditorPart = {
  [P in SettingPart]: (typeof roleOfPart)[P] extends 'editor' ? P : never;
}[SettingPart];

export const listParts = (role: Role): SettingPart[] =>
  settingParts.filter((part) => includesRole(role, roleOfPart[part]));
