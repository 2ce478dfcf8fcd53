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

export type Counted = { own: number; demo: number };

export type LaunchState = {
  now: Date;
  settings: { [P in SettingPart]: Pick<Settings[P], 'value' | 'version'> };
  records: Record<BinKind, Counted>;
  stats: (AboutStats & { isDemo: boolean }) | null;
  demoParts: string[];
  missingMailParts: MailPart[];
  isKeyTried: boolean;
  mailTestedAt: string | null;
  mailDomain: string;
  foundDomain: FoundDomain | null;
  backedUpAt: string | null;
  siteUrl: string;
  picturesWithoutAlt: number;
  held: HeldProjects | null;
  wording: WordingFindings;
  unnamed: PurposeName[];
  contradictions: ProjectContradictions;
  admins: number;
  isCronSecretMissing: boolean;
};

export type Place = { path: string; part?: SettingPart; query?: Record<string, string>; id?: string };

export type FoundItem = { text: string; links: { name: string; href: Route }[] };

export type Found = {
  isDone: boolean;
  text: string;
  at?: string;
  place?: Partial<Place>;
  items?: FoundItem[];
};

export type Check = {
  stage: LaunchStage;
  title: string;
  find: (state: LaunchState) => Found;
} & ({ place: Place; action: string } | { request: (state: LaunchState) => string });

type More = Pick<Found, 'at' | 'place' | 'items'>;

export const done = (text: string, more?: More): Found => ({ isDone: true, text, ...more });
export const open = (text: string, more?: More): Found => ({ isDone: false, text, ...more });
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;
export const list = (names: string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

export const inField = (path: string): Pick<Found, 'place'> => ({
  place: { id: `setting-${path.replaceAll('.', '-')}` },
});
