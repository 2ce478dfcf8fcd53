import 'server-only';
import { demoPromoter } from '@/lib/content/demo-promoter';
import { privacy } from '@/lib/content/pages/legal';
import { toCategoryKey, toStatusKey } from '@/lib/domain/projects/row';
import { settingDefaults } from '@/lib/domain/settings/schema';
import type { Tx } from '@/lib/server/db';
import { writeFileUse } from '@/lib/server/files/use';
import { writeUses } from '@/lib/server/pictures/use';
import { officeDay } from '@/lib/shared/time/office-clock';
import { demoDirectors } from './board';
import { demoBrands } from './brands';
import type { StagedDocument } from './documents';
import { demoHandovers } from './handovers';
import { demoHeroImages } from './hero';
import { demoProgress } from './progress';
import { demoProjects, toDescription, toSpecifications } from './projects';
import { toChildren } from './projects/homes';
import { demoResponder } from './responder';
import type { Staged } from './stage-pictures';
import { demoStats } from './stats';
import { demoTestimonials } from './testimonials';
import { demoUnitsProject, makeDemoUnits } from './units';

const isDemo = true;

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

export async function createContent(tx: Tx, { take }: Staged, documents: StagedDocument[]): Promise<void> {
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
