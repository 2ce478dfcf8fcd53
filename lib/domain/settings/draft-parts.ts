import type { SettingPart } from './schema';

/** The parts that can be kept as drafts: what visitors read. */
export const draftParts = [
  'contact',
  'identity',
  'responder',
  'home',
  'story',
  'search',
  'faqs',
  'privacy',
  'terms',
] as const satisfies readonly SettingPart[];
export type DraftPart = (typeof draftParts)[number];

export const isDraftPart = (name: string | null): name is DraftPart =>
  draftParts.some((part) => part === name);
