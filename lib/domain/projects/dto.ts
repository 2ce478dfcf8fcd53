import type { BhkChoice, BudgetChoice } from '@/lib/content/home-choices';
import type { ProjectCategory, ProjectStatus } from '@/lib/content/projects/projects';
import type { AdvertisingMode } from '@/lib/domain/settings/parts/advertising';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Contradiction } from '@/lib/shared/projects/contradictions';
import type { FoundProjects } from '@/lib/shared/projects/found-projects';
import type { Hold } from '@/lib/shared/projects/hold';
import type { Registered } from '@/lib/shared/projects/registered';
import type { Project } from './fields';

/** What a card of a list shows: the first picture alone, and no long texts. */
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
  /** Of its kinds of homes; empty and null where nothing is said. */
  homes: { bhk: string; carpet: string; priceFrom: number | null };
  /** As registered; empty where nothing is. */
  readyBy: string;
  registered: Registered;
};

/** A project of the website that may not be advertised. */
export type HeldProject = { _id: string; name: string; hold: Hold };

export type HeldProjects = { count: number; first: HeldProject[] };

/** Of all of them what a screen says; null where the office asks for no warning. */
export type AdvertisingWarnings =
  | (HeldProjects & {
      /** `enforce`: the website does not show them. */
      mode: Exclude<AdvertisingMode, 'off'>;
      /** Of those on the page, by id. */
      holds: Record<string, Hold>;
    })
  | null;

/** The slug that a name would give; `isTaken` where another project has, or had, that of the name alone. */
export type OfferedSlug = { slug: string; isTaken: boolean };

/** Whether the website shows a project, and until when. */
export type WebsiteState = { _id: string; isHidden: boolean; hideAt: string | null };

/** What is done with one of several projects: where it comes to, or its new status. */
export type ProjectChange = {
  _id: string;
  /** The one that was shown: what was changed since is left. */
  version: number;
  to: 'hidden' | 'shown' | 'deleted' | 'restored' | ProjectStatus;
};

/** What became of changes that were asked for at once: each was written or refused by itself. */
export type ProjectChangesOutcome = {
  changed: { _id: string; version: number }[];
  refused: { _id: string; reason: string }[];
};

/** What the head of its sheet tells of a project: who saved it last, and how many enquiries name it. */
export type ProjectHead = { by: string | null; enquiryCount: number };

/** What the cards and the table of the back office have in common. */
export type AdminProjectList = {
  /** Of all projects those that are hidden or are to be. */
  website: WebsiteState[];
  /** By the id of the project. */
  heads: Record<string, ProjectHead>;
  /** How many the filter leaves. */
  total: number;
  page: number;
  pageCount: number;
  /** How many there are without a filter, and how many of those are featured. */
  allCount: number;
  featuredCount: number;
};

/** One page of the back office's cards: whole records, as its forms need them. */
export type AdminProjectPage = AdminProjectList & { projects: Project[] };

/** A line of the back office's table. */
export type AdminProjectRow = ProjectCard & {
  version: number;
  updatedAt: string;
  /** The day of its newest progress entry, where that is too old; else empty. */
  oldProgressOn: string;
  /** Its place in the order of the website, from 1. */
  position: number;
};

/** One page of the back office's table. */
export type AdminProjectTable = AdminProjectList & { rows: AdminProjectRow[] };

/** What one project says to a question of the comparison: a line, and another below it; an empty one where it says nothing. */
export type ComparedValue = { text: string; more?: string };
export type ComparedRow = { label: string; values: ComparedValue[] };

/** One page of a list of projects. */
export type ProjectPage = Omit<FoundProjects, 'ids' | 'nearest' | 'onRequest'> & {
  cards: ProjectCard[];
  nearest: ProjectCard[];
  onRequest: ProjectCard[];
};

/** The choices of the list that leave at least one project, in the order in which they are offered. */
export type ProjectChoices = {
  towns: string[];
  categories: ProjectCategory[];
  statuses: ProjectStatus[];
  sizes: BhkChoice[];
  budgets: BudgetChoice[];
};

/** A brochure that was made before its project was last changed; the days of both. */
export type OldBrochure = {
  projectId: string;
  _id: string;
  name: string;
  title: string;
  madeOn: string;
  changedOn: string;
};

/** Where the projects on the website contradict themselves, of each the first places, and the brochures that are older than theirs. */
export type ProjectContradictions = {
  count: number;
  first: { _id: string; name: string; contradiction: Contradiction }[];
  oldBrochures: OldBrochure[];
};

/** How many projects there are of a kind, and the first names. */
export type NamedProjects = { names: string[]; total: number };
