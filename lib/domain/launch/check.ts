import type { Route } from 'next';
import type { LaunchStage } from '@/lib/content/admin/launch';
import type { MailPart } from '@/lib/content/mail/mail';
import type { PurposeName } from '@/lib/content/purposes';
import type { AboutStats } from '@/lib/domain/about/fields';
import type { HeldProjects, ProjectContradictions } from '@/lib/domain/projects/dto';
import type { BinKind } from '@/lib/domain/records';
import type { Settings } from '@/lib/domain/settings/dto';
import type { SettingPart } from '@/lib/domain/settings/schema';
import type { WordingFindings } from '@/lib/domain/wording/dto';
import type { FoundDomain } from '@/lib/server/delivery/email/domain-found';

/** Records that visitors see: those of the builder, and those of the demo. */
export type Counted = { own: number; demo: number };

export type LaunchState = {
  now: Date;
  settings: { [P in SettingPart]: Pick<Settings[P], 'value' | 'version'> };
  records: Record<BinKind, Counted>;
  /** Null where nobody has given any. */
  stats: (AboutStats & { isDemo: boolean }) | null;
  /** Parts of the settings that came with the demo. */
  demoParts: string[];
  missingMailParts: MailPart[];
  isKeyTried: boolean;
  /** ISO texts; null for never. */
  mailTestedAt: string | null;
  /** Of the address that mails come from; empty without one. */
  mailDomain: string;
  /** What the mail screen last found of it; null where nobody has looked. */
  foundDomain: FoundDomain | null;
  backedUpAt: string | null;
  siteUrl: string;
  picturesWithoutAlt: number;
  /** What may not be advertised; null where the office asks for no warning. */
  held: HeldProjects | null;
  /** What the website says and a rule speaks against. */
  wording: WordingFindings;
  /** What is on and not named by the privacy policy. */
  unnamed: PurposeName[];
  contradictions: ProjectContradictions;
  admins: number;
  isCronSecretMissing: boolean;
};

/** Where something is put right: a screen of the office, a part of the settings, and the id of the control. */
export type Place = { path: string; part?: SettingPart; query?: Record<string, string>; id?: string };

/** One of several things, with where each is put right. */
export type FoundItem = { text: string; links: { name: string; href: Route }[] };

export type Found = {
  isDone: boolean;
  text: string;
  at?: string;
  /** Where the first of what is missing stands, where that is not the place of the check. */
  place?: Partial<Place>;
  /** Each of them; the check leads to the first. */
  items?: FoundItem[];
};

export type Check = {
  stage: LaunchStage;
  title: string;
  find: (state: LaunchState) => Found;
} & (
  | { place: Place; action: string }
  /** The words for who can put it right. */
  | { request: (state: LaunchState) => string }
);

type More = Pick<Found, 'at' | 'place' | 'items'>;

export const done = (text: string, more?: More): Found => ({ isDone: true, text, ...more });
export const open = (text: string, more?: More): Found => ({ isDone: false, text, ...more });
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;
export const list = (names: string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

export const inField = (path: string): Pick<Found, 'place'> => ({
  place: { id: `setting-${path.replaceAll('.', '-')}` },
});
