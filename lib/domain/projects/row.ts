import 'server-only';
import type { ConstructionStage, ProjectCategory, ProjectStatus } from '@/lib/content/projects';
import { toPicture } from '@/lib/server/pictures/map';
import { describeBhk, findCheapest } from '@/lib/shared/homes';
import type { Prisma } from '@/prisma/generated/client';
import type { ProjectCategory as CategoryKey, ProjectStatus as StatusKey } from '@/prisma/generated/enums';
import type { ProjectCard } from './dto';

export const categoryTexts: Record<CategoryKey, ProjectCategory> = {
  residential: 'Residential',
  commercial: 'Commercial',
  luxuryVilla: 'Luxury villa',
};

export const statusTexts: Record<StatusKey, ProjectStatus> = {
  upcoming: 'upcoming',
  ongoing: 'ongoing',
  featured: 'featured',
  readyToMove: 'ready to move',
  completed: 'completed',
};

function keyOf<K extends string, T extends string>(texts: Record<K, T>, text: T): K {
  const found = (Object.keys(texts) as K[]).find((key) => texts[key] === text);
  if (!found) throw new Error(`No database value for "${text}".`);
  return found;
}

export const toCategoryKey = (text: ProjectCategory | null): CategoryKey | null =>
  text === null ? null : keyOf(categoryTexts, text);
export const toStatusKey = (text: ProjectStatus): StatusKey => keyOf(statusTexts, text);

export const inOrder = { sortOrder: 'asc' } as const;

export const projectInclude = {
  images: { orderBy: inOrder, include: { picture: true } },
  registrations: { orderBy: inOrder },
  unitTypes: { orderBy: inOrder },
} as const;

export const projectCardSelect = {
  id: true,
  slug: true,
  name: true,
  category: true,
  status: true,
  location: true,
  price: true,
  explore: true,
  construction: true,
  possession: true,
  unitTypes: { select: { bhk: true, priceFrom: true } },
  images: {
    where: { picture: { isLocation: false } },
    orderBy: inOrder,
    take: 1,
    include: { picture: true },
  },
} satisfies Prisma.ProjectSelect;

type ProjectCardRow = Prisma.ProjectGetPayload<{ select: typeof projectCardSelect }>;

export function toProjectCard(row: ProjectCardRow): ProjectCard {
  const [first] = row.images;
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category && categoryTexts[row.category],
    status: statusTexts[row.status],
    location: row.location,
    price: row.price,
    explore: row.explore,
    construction: row.construction as ConstructionStage | null,
    possession: row.possession,
    homes: { bhk: describeBhk(row.unitTypes), priceFrom: findCheapest(row.unitTypes)?.priceFrom ?? null },
    image: first ? toPicture(first.picture) : null,
  };
}
