import type { BhkChoice, BudgetChoice } from '@/lib/content/home-choices';
import type { ProjectCategory, ProjectStatus } from '@/lib/content/projects/projects';
import type { AdvertisingMode } from '@/lib/domain/settings/parts/advertising';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Contradiction } from '@/lib/shared/projects/contradictions';
import type { FoundProjects } from '@/lib/shared/projects/found-projects';
import type { Hold } from '@/lib/shared/projects/hold';
import type { Registered } from '@/lib/shared/projects/registered';
import type { Project } from './fields';

/** Without long texts, so that lists stay small. */
export type ProjectCard = Pick<
  Project,
  | '_id'
  | 'slug'
  | 'name'
  | 'category'
  | 'status'
  | 'location'
  | 'price'
  | 'explore'
  | 'construction'
  | 'possession'
> & {
  image: Picture | null;
  homes: { bhk: string; carpet: string; priceFrom: number | null };
  readyBy: string;
  registered: Registered;
};

export type HeldProject = { _id: string; name: string; hold: Hold };

export type HeldProjects = { count: number; first: HeldProject[] };

export type AdvertisingWarnings =
  | (HeldProjects & {
      /** `enforce`: the website does not show them. */
      mode: Exclude<AdvertisingMode, 'off'>;
      holds: Record<string, Hold>;
    })
  | null;

/** `isTaken`: another project has or had the plain slug. */
export type OfferedSlug = { slug: string; isTaken: boolean };

export type WebsiteState = { _id: string; isHidden: boolean; hideAt: string | null };

export type ProjectChange = {
  _id: string;
  /** A project changed since then is skipped. */
  version: number;
  to: 'hidden' | 'shown' | 'deleted' | 'restored' | ProjectStatus;
};

export type ProjectChangesOutcome = {
  changed: { _id: string; version: number }[];
  refused: { _id: string; reason: string }[];
};

export type ProjectHead = { by: string | null; enquiryCount: number };

export type AdminProjectList = {
  website: WebsiteState[];
  heads: Record<string, ProjectHead>;
  total: number;
  page: number;
  pageCount: number;
  allCount: number;
  featuredCount: number;
};

export type AdminProjectPage = AdminProjectList & { projects: Project[] };

export type AdminProjectRow = ProjectCard & {
  version: number;
  updatedAt: string;
  /** Empty while it is recent. */
  oldProgressOn: string;
  position: number;
};

export type AdminProjectTable = AdminProjectList & { rows: AdminProjectRow[] };

export type ComparedValue = { text: string; more?: string };
export type ComparedRow = { label: string; values: ComparedValue[] };

export type ProjectPage = Omit<FoundProjects, 'ids' | 'nearest' | 'onRequest'> & {
  cards: ProjectCard[];
  nearest: ProjectCard[];
  onRequest: ProjectCard[];
};

export type ProjectChoices = {
  towns: string[];
  categories: ProjectCategory[];
  statuses: ProjectStatus[];
  sizes: BhkChoice[];
  budgets: BudgetChoice[];
};

export type OldBrochure = {
  projectId: string;
  _id: string;
  name: string;
  title: string;
  madeOn: string;
  changedOn: string;
};

export type ProjectContradictions = {
  count: number;
  first: { _id: string; name: string; contradiction: Contradiction }[];
  oldBrochures: OldBrochure[];
};

export type NamedProjects = { names: string[]; total: number };
