import type { ProjectCategory, ProjectStatus } from '@/lib/content/projects';
import type { Picture } from '@/lib/shared/picture';

export type Specification = { title: string; description: string[] };

/** A project as the API answers it and as pages receive it (spec 3). Texts are empty, never null. */
export type Project = {
  _id: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  category: ProjectCategory | null;
  status: ProjectStatus;
  location: string;
  client: string;
  /** Built-up area as text, in sqft (PROJ-7). */
  price: string;
  explore: boolean;
  amenities: string[];
  specifications: Specification[];
  images: Picture[];
  /** Raised by every write; a save that names an older one is refused. */
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** What a card of a list shows: the first picture alone, and no long texts. */
export type ProjectCard = Pick<
  Project,
  '_id' | 'name' | 'category' | 'status' | 'location' | 'price' | 'explore'
> & { image: Picture | null };

export type StatusCounts = Partial<Record<ProjectStatus, number>>;

/** One page of the back office's list: whole records, as its forms need them. */
export type AdminProjectPage = {
  projects: Project[];
  /** How many the filter leaves. */
  total: number;
  page: number;
  pageCount: number;
  /** How many there are without a filter, and how many of those are featured. */
  allCount: number;
  featuredCount: number;
};

/** One page of a list of projects. */
export type ProjectPage = {
  cards: ProjectCard[];
  total: number;
  page: number;
  pageCount: number;
  /** How many there are of each status, the other choices being as they are. */
  counts: StatusCounts;
};
