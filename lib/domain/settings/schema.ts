import { z } from 'zod';
import { includesRole, type Role } from '@/lib/content/roles';
import { splitLabel } from '@/lib/shared/parsing/record-fields';
import { advertising } from './parts/advertising';
import { answers } from './parts/answers';
import { clock } from './parts/clock';
import { contact } from './parts/contact';
import type { About } from './parts/define';
import { faqs } from './parts/faqs';
import { forms } from './parts/forms';
import { home } from './parts/home';
import { identity } from './parts/identity';
import { leads } from './parts/leads';
import { privacy, terms } from './parts/legal';
import { responder } from './parts/responder';
import { retention } from './parts/retention';
import { search } from './parts/search';
import { story } from './parts/story';

const parts = [
  contact,
  identity,
  responder,
  leads,
  clock,
  answers,
  home,
  story,
  search,
  faqs,
  forms,
  retention,
  advertising,
  privacy,
  terms,
] as const;

type Part = (typeof parts)[number];
type Table = { [P in Part as P['part']]: P };

export type SettingPart = Part['part'];
export type SettingInput<P extends SettingPart> = z.input<Table[P]['schema']>;
export type SettingValue<P extends SettingPart> = z.output<Table[P]['schema']>;
export type EditorPart = Extract<Part, { role: 'editor' }>['part'];
export type PublicPart = Extract<Part, { isPublic: true }>['part'];

export type TextPart = Extract<Part, { textOrder: number }>['part'];

const byPart = <T>(pick: (part: Part) => T) =>
  Object.fromEntries(parts.map((part) => [part.part, pick(part)]));

export const settingTable = byPart((part) => part) as Table;
export const settingDefaults = byPart(({ initial }) => initial) as { [P in SettingPart]: SettingValue<P> };

const listNames = (isListed: (part: About) => boolean): SettingPart[] =>
  parts.filter(isListed).map(({ part }) => part);

export const settingParts = listNames(() => true);
export const listParts = (role: Role) => listNames((part) => includesRole(role, part.role));
export const listPartsOn = (path: string) => listNames(({ shownOn = [] }) => shownOn.includes(path));

// The types determine which parts these are.
export const publicParts = listNames(({ isPublic }) => isPublic) as PublicPart[];
const orderOf = (part: SettingPart): number => settingTable[part].textOrder ?? 0;
export const textParts = listNames(({ textOrder }) => textOrder !== undefined).toSorted(
  (a, b) => orderOf(a) - orderOf(b),
) as TextPart[];

export const checkedParts = listNames(({ checkedFields }) => checkedFields !== undefined);

export const isSettingPart = (name: string | null): name is SettingPart =>
  settingParts.some((part) => part === name);
export const isPublicPart = (name: string | null): name is PublicPart =>
  publicParts.some((part) => part === name);

/** Undefined for a row that is no part. */
export const findSettingName = (name: string): string | undefined =>
  isSettingPart(name) ? settingTable[name].name : undefined;

export const findSettingLabel = (name: string, field: string): string | undefined =>
  isSettingPart(name) ? splitLabel(settingTable[name].schema, field)[0] : undefined;

/** `version` 0 is the default. */
export const settingUpdate = z.object({
  value: z.unknown(),
  version: z.number().int().nonnegative().optional(),
});
