import type { ConstructionStage, ProjectCategory, ProjectStatus } from '@/lib/content/projects/projects';
import type { Distance } from '@/lib/shared/projects/distances';
import type { DemoPicture } from '../media-alts';

export type DemoProject = {
  name: string;
  category: ProjectCategory;
  status: ProjectStatus;
  location: string;
  client: string;
  /** Built-up area as text; the page adds sqft where no unit stands. */
  area: string;
  explore?: false;
  construction?: ConstructionStage;
  possession?: string;
  pin?: string;
  distances?: Distance[];
  amenities: string[];
  /** The first paragraph is set as a lead: under 120 characters. */
  paragraphs: string[];
  specifications: Record<string, string[]>;
  pictures: DemoPicture[];
  /** A drawn map of the place. */
  map?: DemoPicture;
};
