import 'server-only';
import '@/lib/domain/pictures/tags';
import '@/lib/domain/provide-reactions';
import { demoPromoter } from '@/lib/content/demo-promoter';
import { privacy } from '@/lib/content/pages/legal';
import { aboutTag } from '@/lib/domain/about/record';
import { toCategoryKey, toStatusKey } from '@/lib/domain/projects/row';
import { kinds } from '@/lib/domain/records';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { settingTags } from '@/lib/domain/settings/tags';
import { recordExpiredTags } from '@/lib/server/cache/tags';
import { db, type Tx } from '@/lib/server/db';
import { discardFiles } from '@/lib/server/files/sweep';
import { writeFileUse } from '@/lib/server/files/use';
import { discardPictures } from '@/lib/server/pictures/discard';
import { writeUses } from '@/lib/server/pictures/use';
import { picturesOf, type RecordRow, tableOf, tagsOf } from '@/lib/server/records/kind';
import { officeDay } from '@/lib/shared/time/office-clock';
import { demoDirectors } from './board';
import { demoBrands } from './brands';
import { type StagedDocument, stageDemoDocuments } from './documents';
import { demoHandovers } from './handovers';
import { demoHeroImages } from './hero';
import { stageDemoPicture } from './media';
import type { DemoPicture } from './media-alts';
import { demoProgress } from './progress';
import { demoProjects, toDescription, toSpecifications } from './projects';
import type { DemoProject } from './projects/demo-project';
import { plansOf, toChildren } from './projects/homes';
import { demoResponder } from './responder';
import { demoStats } from './stats';
import { demoTestimonials } from './testimonials';
import { demoUnitsProject, makeDemoUnits } from './units';

const timeoutMs = 60_000;
const listTags = [aboutTag, settingTags.all, ...kinds.map(({ noun }) => noun)];
const isDemo = true;

async function isEmpty(tx: Tx): Promise<boolean> {
  const counts = await Promise.all([
    tx.aboutStats.count(),
    tx.setting.count({ where: { part: 'responder' } }),
    ...kinds.map((kind) => tableOf(tx, kind).count({ where: {} })),
  ]);
  return counts.every((count) => count === 0);
}

const listPictures = ({ name, pictures, map }: DemoProject) => [
  ...pictures,
  ...(map ? [map] : []),
  ...plansOf(name),
];

function listNeededPictures(): DemoPicture[] {
  return [
    ...demoProjects.flatMap(listPictures),
    ...demoDirectors.map(({ picture }) => picture),
    ...demoBrands,
    ...demoProgress.map(({ picture }) => picture),
    ...demoHeroImages.map(({ picture }) => picture),
    demoResponder.picture,
  ];
}

type Staged = { ids: string[]; take: (name: DemoPicture) => string };

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
        ...toChildren(project.name, take),
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

async function createDocuments(
  tx: Tx,
  projectIds: ReadonlyMap<string, string>,
  documents: StagedDocument[],
): Promise<void> {
  for (const [sortOrder, { project, fileId, ...document }] of documents.entries()) {
    const parentId = projectIds.get(project) ?? '';
    const { id } = await tx.document.create({ data: { parentId, ...document, sortOrder, isDemo } });
    await writeFileUse(tx, { kind: 'document', recordId: id, slot: 'file' }, fileId);
    const where = { projectId: parentId, kind: document.title };
    await tx.paper.updateMany({ where, data: { documentId: id } });
  }
}

async function createContent(tx: Tx, { take }: Staged, documents: StagedDocument[]): Promise<void> {
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
  for (const { project, work, picture, ...entry } of demoProgress) {
    const parentId = projectIds.get(project) ?? '';
    const { id } = await tx.progress.create({ data: { parentId, ...entry, ...work, isDemo } });
    await writeUses(tx, { kind: 'progress', recordId: id, slot: 'images' }, [take(picture)]);
  }
  await createDocuments(tx, projectIds, documents);
  const withUnits = projectIds.get(demoUnitsProject) ?? '';
  await tx.unit.createMany({
    data: makeDemoUnits(officeDay(Date.now())).map((unit, sortOrder) => ({
      parentId: withUnits,
      ...unit,
      sortOrder,
      isDemo,
    })),
  });
  await tx.project.update({ where: { id: withUnits }, data: { unitsShown: 'counts' } });
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
  await tx.setting.createMany({
    data: [
      {
        part: 'contact',
        value: { ...settingDefaults.contact, ...demoPromoter },
        isDemo,
        updatedAt: new Date(privacy.updated),
      },
    ],
    skipDuplicates: true,
  });
  await tx.aboutStats.create({ data: { ...demoStats, isDemo } });
  await tx.testimonial.createMany({
    data: demoTestimonials.map((testimonial, sortOrder) => ({ ...testimonial, sortOrder, isDemo })),
  });
  await tx.handover.createMany({
    data: demoHandovers.map((handover, sortOrder) => ({ ...handover, sortOrder, isDemo })),
  });
}

export const hasContent = async (): Promise<boolean> => !(await isEmpty(db));

export async function seedDemo(): Promise<void> {
  if (await hasContent()) return;
  const staged = await stagePictures();
  let documents: StagedDocument[] = [];
  let isFilled = false;
  try {
    documents = await stageDemoDocuments();
    isFilled = await db.$transaction(
      async (tx) => {
        // Two concurrent starts would both find it empty.
        await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('demo content'))`;
        if (!(await isEmpty(tx))) return false;
        await createContent(tx, staged, documents);
        await recordExpiredTags(tx, listTags);
        return true;
      },
      { timeout: timeoutMs },
    );
  } finally {
    if (!isFilled) {
      await discardPictures(staged.ids);
      await discardFiles(documents.map(({ fileId }) => fileId));
    }
  }
}

export async function removeDemo(): Promise<number> {
  const where = { isDemo };
  const { count, pictureIds, fileIds } = await db.$transaction(
    async (tx) => {
      let total = (await tx.aboutStats.deleteMany({ where })).count;
      const settings = await tx.setting.findMany({ where, include: { pictures: true } });
      const ids = settings.flatMap(({ pictures }) => pictures.map(({ id }) => id));
      total += (await tx.setting.deleteMany({ where })).count;
      const tags = [...listTags];
      const files: string[] = [];
      // Children first: their rows identify their pictures.
      for (const kind of kinds.toReversed()) {
        const rows = await kind.findRows(tx, { where });
        ids.push(...rows.flatMap(picturesOf).map(({ id }) => id));
        files.push(...rows.flatMap(({ file }: RecordRow) => file?.id ?? []));
        tags.push(...rows.flatMap((row) => tagsOf(kind, row)));
        total += (await tableOf(tx, kind).deleteMany({ where })).count;
      }
      if (total > 0) await recordExpiredTags(tx, [...new Set(tags)]);
      return { count: total, pictureIds: ids, fileIds: files };
    },
    { timeout: timeoutMs },
  );
  await discardPictures(pictureIds);
  await discardFiles(fileIds);
  return count;
}
