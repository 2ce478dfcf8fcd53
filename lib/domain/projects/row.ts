import 'server-only';
import type { ConstructionStage, ProjectCategory, ProjectStatus } from '@/lib/content/projects/projects';
import type { Registration } from '@/lib/domain/registrations/fields';
import type { Tx } from '@/lib/server/db';
import { toPicture } from '@/lib/server/pictures/map';
import { withChildPictures } from '@/lib/server/pictures/use';
import { childrenInclude } from '@/lib/server/records/children';
import { describeBhk, describeCarpet, findCheapest } from '@/lib/shared/projects/homes';
import { toRegistered } from '@/lib/shared/projects/registered';
import { readyBy } from '@/lib/shared/projects/registration';
import type { Prisma } from '@/prisma/generated/client';
import type { ProjectCategory as CategoryKey, ProjectStatus as StatusKey } from '@/prisma/generated/enums';
import type { ProjectCard } from './dto';
import { projectFields } from './fields';

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

const inOrder = { sortOrder: 'asc' } as const;

export const projectInclude = {
  images: { orderBy: inOrder, include: { picture: true } },
  ...childrenInclude(projectFields),
} as const;

type ProjectRow = Prisma.ProjectGetPayload<{ include: typeof projectInclude }>;

export const withPlans = (tx: Tx, rows: ProjectRow[]) =>
  withChildPictures(tx, rows, ({ unitTypes }) => unitTypes.flatMap(({ plans }) => plans));

export const findProjectRows = async (
  tx: Tx,
  query: Pick<Prisma.ProjectFindManyArgs, 'where' | 'orderBy' | 'take'>,
) => withPlans(tx, await tx.project.findMany({ ...query, include: projectInclude }));

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
  unitTypes: { select: { bhk: true, priceFrom: true, carpetArea: true } },
  registrations: { orderBy: inOrder, select: { number: true, completionOn: true, extensions: true } },
  exemptions: { select: { reason: true, sentence: true } },
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
    homes: {
      bhk: describeBhk(row.unitTypes),
      carpet: describeCarpet(row.unitTypes)?.metres ?? '',
      priceFrom: findCheapest(row.unitTypes)?.priceFrom ?? null,
    },
    readyBy: readyBy(
      // The schema of the fields checks it.
      row.registrations.map(({ completionOn, extensions }) => ({
        completionOn,
        extensions: extensions as Registration['extensions'],
      })),
    ),
    registered: toRegistered(row),
    image: first ? toPicture(first.picture) : null,
  };
}
