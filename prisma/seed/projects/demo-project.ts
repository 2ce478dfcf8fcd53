import type { ConstructionStage, ProjectCategory, ProjectStatus } from '@/lib/content/projects/projects';
import type { Distance } from '@/lib/shared/projects/distances';
import type { DemoPicture } from '../media-alts';

export type DemoProject = {
  name: string;
  category: ProjectCategory;
  status: ProjectStatus;
  location: string;
  client: string;
  area: string;
  explore?: false;
  construction?: ConstructionStage;
  possession?: string;
  pin?: string;
  distances?: Distance[];
  amenities: string[];
  paragraphs: string[];
  specifications: Record<string, string[]>;
  pictures: DemoPicture[];
  map?: DemoPicture;
};
