import 'server-only';
import '@/lib/domain/pictures/tags';
import { aboutTag } from '@/lib/domain/about/record';
import { toCategoryKey, toStatusKey } from '@/lib/domain/projects/row';
import { kinds } from '@/lib/domain/records';
import { settingTags } from '@/lib/domain/settings/tags';
import { recordExpiredTags } from '@/lib/server/cache/tags';
import { db, type Tx } from '@/lib/server/db';
import { discardPictures } from '@/lib/server/pictures/discard';
import { picturesOf, tableOf, tagsOf } from '@/lib/server/records/kind';
import { demoDirectors } from './board';
import { demoBrands } from './brands';
import { demoHeroImages } from './hero';
import { stageDemoPicture } from './media';
import type { DemoPicture } from './media-alts';
import { demoProjects, toDescription, toSpecifications } from './projects';
import type { DemoProject } from './projects/demo-project';
import { toChildren } from './projects/homes';
import { demoResponder } from './responder';
import { demoStats } from './stats';
import { demoTestimonials } from './testimonials';

const timeoutMs = 60_000;
const listTags = [aboutTag, settingTags.all, ...kinds.map(({ noun }) => noun)];
const isDemo = true;

/** True where no record of the site's content exists. */
async function isEmpty(tx: Tx): Promise<boolean> {
  const counts = await Promise.all([
    tx.aboutStats.count(),
    tx.setting.count({ where: { part: 'responder' } }),
    ...kinds.map((kind) => tableOf(tx, kind).count({ where: {} })),
  ]);
  return counts.every((count) => count === 0);
}

const listPictures = ({ pictures, map }: DemoProject) => (map ? [...pictures, map] : pictures);

function listNeededPictures(): DemoPicture[] {
  return [
    ...demoProjects.flatMap(listPictures),
    ...demoDirectors.map(({ picture }) => picture),
    ...demoBrands,
    ...demoHeroImages.map(({ picture }) => picture),
    demoResponder.picture,
  ];
}

type Staged = { ids: string[]; take: (name: DemoPicture) => string };

/** Stages a picture for each record that shows one; `take` hands each out once. All or none. */
async function stagePictures(): Promise<Staged> {
  const names = listNeededPictures();
  const settled = await Promise.allSettled(names.map((name) => stageDemoPicture(name)));
  const ids = settled.flatMap((result) => (result.status === 'fulfilled' ? result.value.id : []));
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) {
    await discardPictures(ids);
    throw failed.reason;
  }
  const left = names.map((name, index) => ({ name, id: ids[index] }));
  const take = (name: DemoPicture): string => {
    const [taken] = left.splice(
      left.findIndex((picture) => picture.name === name),
      1,
    );
    if (taken?.name !== name || !taken.id) throw new Error(`No picture ${name} was staged.`);
    return taken.id;
  };
  return { ids, take };
}

async function createProjects(tx: Tx, take: Staged['take']): Promise<Map<string, string>> {
  const idsByName = new Map<string, string>();
  for (const [sortOrder, project] of demoProjects.entries()) {
    const pictures = project.pictures.map(take);
    const maps = project.map ? [take(project.map)] : [];
    await tx.picture.updateMany({ where: { id: { in: maps } }, data: { isLocation: true } });
    const { id } = await tx.project.create({
      data: {
        name: project.name,
        description: toDescription(project),
        category: toCategoryKey(project.category),
        status: toStatusKey(project.status),
        location: project.location,
        client: project.client,
        price: project.area,
        explore: project.explore ?? true,
        construction: project.construction ?? null,
        possession: project.possession ?? '',
        pin: project.pin ?? '',
        distances: project.distances ?? [],
        amenities: project.amenities,
        specifications: toSpecifications(project),
        ...toChildren(project.name),
        images: {
          create: [...pictures, ...maps].map((pictureId, index) => ({ pictureId, sortOrder: index })),
        },
        sortOrder,
        isDemo,
      },
      select: { id: true },
    });
    idsByName.set(project.name, id);
  }
  return idsByName;
}

async function createContent(tx: Tx, { take }: Staged): Promise<void> {
  const projectIds = await createProjects(tx, take);
  await tx.director.createMany({
    data: demoDirectors.map(({ picture, ...director }, sortOrder) => ({
      ...director,
      pictureId: take(picture),
      sortOrder,
      isDemo,
    })),
  });
  await tx.brand.createMany({
    data: demoBrands.map((name, sortOrder) => ({ pictureId: take(name), sortOrder, isDemo })),
  });
  await tx.heroImage.createMany({
    data: demoHeroImages.map(({ picture, project }, sortOrder) => ({
      pictureId: take(picture),
      projectId: project && projectIds.get(project),
      sortOrder,
      isDemo,
    })),
  });
  const { picture, ...responder } = demoResponder;
  const pictureId = take(picture);
  await tx.setting.create({
    data: {
      part: 'responder',
      value: { ...responder, picture: { _id: pictureId } },
      pictures: { connect: { id: pictureId } },
      isDemo,
    },
  });
  await tx.aboutStats.create({ data: { ...demoStats, isDemo } });
  await tx.testimonial.createMany({
    data: demoTestimonials.map((testimonial, sortOrder) => ({ ...testimonial, sortOrder, isDemo })),
  });
}

/** True where somebody has put any content into the database. */
export const hasContent = async (): Promise<boolean> => !(await isEmpty(db));

/** Fills an empty database with demo content; one that has any content is left as it is. */
export async function seedDemo(): Promise<void> {
  if (await hasContent()) return;
  const staged = await stagePictures();
  let isFilled = false;
  try {
    isFilled = await db.$transaction(
      async (tx) => {
        // Two starts at once would both find it empty.
        await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('demo content'))`;
        if (!(await isEmpty(tx))) return false;
        await createContent(tx, staged);
        await recordExpiredTags(tx, listTags);
        return true;
      },
      { timeout: timeoutMs },
    );
  } finally {
    if (!isFilled) await discardPictures(staged.ids);
  }
}

/**
 * Deletes every demo record with its pictures, and answers how many records went.
 * A record that the office has saved is its own by then, and stays.
 */
export async function removeDemo(): Promise<number> {
  const where = { isDemo };
  const { count, pictureIds } = await db.$transaction(
    async (tx) => {
      let total = (await tx.aboutStats.deleteMany({ where })).count;
      const settings = await tx.setting.findMany({ where, include: { pictures: true } });
      const ids = settings.flatMap(({ pictures }) => pictures.map(({ id }) => id));
      total += (await tx.setting.deleteMany({ where })).count;
      const tags = [...listTags];
      for (const kind of kinds) {
        const rows = await kind.findRows(tx, { where });
        ids.push(...rows.flatMap(picturesOf).map(({ id }) => id));
        tags.push(...rows.flatMap(({ id }) => tagsOf(kind, id)));
        total += (await tableOf(tx, kind).deleteMany({ where })).count;
      }
      if (total > 0) await recordExpiredTags(tx, [...new Set(tags)]);
      return { count: total, pictureIds: ids };
    },
    { timeout: timeoutMs },
  );
  await discardPictures(pictureIds);
  return count;
}
