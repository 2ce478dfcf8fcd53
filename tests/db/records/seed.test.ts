import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  amenities,
  constructionStages,
  projectCategories,
  projectStatuses,
} from '@/lib/content/projects/projects';
import { recordNouns } from '@/lib/content/record-kinds';
import { findOpenFile, listDocuments } from '@/lib/domain/documents/queries';
import { listVersions } from '@/lib/domain/history/queries';
import { projects as kind } from '@/lib/domain/projects/kind';
import { kinds } from '@/lib/domain/records';
import { db } from '@/lib/server/db';
import { unusedFile } from '@/lib/server/files/use';
import { unused } from '@/lib/server/pictures/use';
import { tableOf } from '@/lib/server/records/kind';
import { displayOrder } from '@/lib/server/records/order';
import { storage } from '@/lib/server/storage/storage';
import { removeDemo, seedDemo } from '@/prisma/seed/index';
import { makeAdmin } from '../../support/accounts/admin';
import { readPdf } from '../../support/browser/pdf-text';
import { updateProject } from '../../support/contract/mutations';

const admin = makeAdmin();

const listFolders = () => {
  const uploads = path.join(process.env.DATA_DIR ?? '', 'uploads');
  return existsSync(uploads) ? readdirSync(uploads).filter((name) => name !== 'files') : [];
};

const listFiles = () => readdirSync(path.join(process.env.DATA_DIR ?? '', 'uploads/files'));

const countKinds = async () =>
  Object.fromEntries(
    await Promise.all(
      kinds.map(
        async (kind): Promise<[string, number]> => [kind.kind, await tableOf(db, kind).count({ where: {} })],
      ),
    ),
  );

async function countOthers() {
  return {
    stats: await db.aboutStats.count(),
    responders: await db.setting.count({ where: { part: 'responder' } }),
    pictures: await db.picture.count(),
  };
}

describe('the demo content', () => {
  beforeAll(async () => void (await Promise.all([seedDemo(), seedDemo()])), 120_000);

  it('shows a record of every kind', async () => {
    const counts = await countKinds();
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('is added once by two starts at the same time', async () => {
    expect(await countKinds()).toMatchObject({ director: 4, brand: 10 });
    expect(await db.picture.count({ where: unused })).toBe(0);
    expect([await db.document.count(), await db.file.count({ where: unusedFile })]).toEqual([5, 0]);
    expect(listFiles()).toHaveLength(5);
  });

  it('has documents that everybody gets, and some that are asked for; papers name one of each', async () => {
    const [project] = await db.project.findMany({ where: { name: 'Monsoon Terrace' } });
    const shown = await listDocuments(project?.id ?? '');
    expect(shown.map(({ kind, url }) => [kind, url !== null])).toEqual([
      ['Stage schedule', true],
      ['Specifications', true],
      ['Plan', false],
      ['Papers', true],
      ['Papers', false],
    ]);
    const papers = await db.paper.findMany({ where: { documentId: { not: '' } } });
    expect(papers.map(({ projectId, kind, documentId }) => [projectId, kind, documentId]).sort()).toEqual(
      shown.slice(3).map(({ _id, title }) => [project?.id, title, _id]),
    );
    const [schedule] = shown;
    const { url } = await findOpenFile(schedule?._id ?? '');
    const [page] = readPdf(await storage.read(url));
    expect(page).toContain('Sample document of an invented project.');
    expect(page).toContain('Walls and roofs In progress');
  });

  it('has one project with 96 units in its own towers and types, in mixed states, held for nobody, whose counts are shown', async () => {
    const [project] = await db.project.findMany({
      where: { units: { some: {} } },
      include: { units: true, towers: true, unitTypes: true },
    });
    const namesOf = (list: { name: string }[] = []) => list.map(({ name }) => name).sort();
    const units = project?.units ?? [];
    expect([project?.name, project?.unitsShown, units.length]).toEqual(['Twin Palms', 'counts', 96]);
    expect([...new Set(units.map(({ tower }) => tower))].sort()).toEqual(namesOf(project?.towers));
    expect([...new Set(units.map(({ type }) => type))].sort()).toEqual(namesOf(project?.unitTypes));
    expect(new Set(units.map(({ state }) => state)).size).toBe(4);
    expect(units.filter(({ heldFor, enquiryId }) => heldFor !== '' || enquiryId !== null)).toEqual([]);
    expect(await db.project.count({ where: { units: { some: {} } } })).toBe(1);
  });

  it('fills an empty database so that every page can be judged', async () => {
    const { pictures, ...others } = await countOthers();
    const { project, ...kindsOfOffice } = await countKinds();
    expect(project).toBeGreaterThanOrEqual(14);
    expect(kindsOfOffice).toMatchObject({
      director: 4,
      brand: 10,
      'hero-image': 4,
      testimonial: 6,
      handover: 34,
    });
    expect(others).toEqual({ stats: 1, responders: 1 });
    expect(listFolders()).toHaveLength(pictures);
  });

  it('has projects of every category and status, and every kind that a page treats in its own way', async () => {
    const rows = await kind.findRows(db, { where: {}, orderBy: displayOrder });
    const projects = rows.map(kind.toRecord);
    expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(projectCategories));
    expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(projectStatuses));
    expect(projects.filter(({ status }) => status === 'featured').length).toBeGreaterThanOrEqual(5);
    expect(projects.filter(({ explore }) => !explore)).toHaveLength(2);
    expect(projects.filter(({ images }) => images.length === 0)).toHaveLength(1);
    expect(projects.every(({ images }) => images.length <= 5)).toBe(true);
    expect(new Set(projects.map(({ construction }) => construction)).size).toBe(
      constructionStages.length + 1,
    );
    const own = projects
      .flatMap((project) => project.amenities)
      .filter((name) => !amenities.includes(name as never));
    expect(own).toEqual(['Rooftop Deck']);
    expect(projects.some((project) => project.amenities.length === 0)).toBe(true);
  });

  it('has texts that survive the cleaning as they are, with a first paragraph that reads as a lead', async () => {
    for (const row of await kind.findRows(db, { where: {} })) {
      const project = kind.toRecord(row);
      expect(project.description).toBe(row.description);
      const paragraphs = [...project.description.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text ?? '');
      expect(paragraphs.length, project.name).toBeGreaterThanOrEqual(2);
      expect(paragraphs[0]?.length, project.name).toBeLessThan(120);
      expect(project.specifications.length, project.name).toBeGreaterThanOrEqual(3);
      expect(project.specifications.length, project.name).toBeLessThanOrEqual(5);
      for (const { title, description } of project.specifications) {
        expect(title).not.toBe('');
        expect(description.length, `${project.name}, ${title}`).toBeGreaterThanOrEqual(2);
        expect(description.length, `${project.name}, ${title}`).toBeLessThanOrEqual(4);
      }
    }
  });

  it('cannot pass for real claims: testimonials and approvals say what they are', async () => {
    for (const { title } of await db.testimonial.findMany()) expect(title).toMatch(/^Sample testimonial, /);
    for (const row of await kind.findRows(db, { where: {} })) {
      for (const line of kind.toRecord(row).specifications.flatMap(({ description }) => description)) {
        if (/RERA|sanction|certificate/i.test(line)) expect(line).toContain('placeholder');
      }
      expect(row.description).not.toMatch(/RERA|₹|\bRs\b|\blakh|\bcrore/i);
    }
  });

  it('links three hero pictures to a project and leaves one to the tagline', async () => {
    const rows = await db.heroImage.findMany({ include: { project: true } });
    expect(rows.filter(({ project }) => project === null)).toHaveLength(1);
    expect(new Set(rows.flatMap(({ projectId }) => projectId ?? [])).size).toBe(3);
  });

  it('is added once: a second seed changes nothing and leaves no file', async () => {
    const before = [await countKinds(), await countOthers()];
    await seedDemo();
    expect([await countKinds(), await countOthers()]).toEqual(before);
    expect(listFolders()).toHaveLength(await db.picture.count());
  });

  it('goes without a trace, except what an admin has saved', async () => {
    const saved = await db.project.findFirstOrThrow({ where: { name: 'Casuarina House' } });
    await updateProject(admin, saved.id, { location: 'Tannirbavi, Mangalore' });
    // What the demo brought is the first version: the first edit can be compared with it.
    const [edit, first] = await listVersions(admin, 'project', saved.id);
    expect(edit?.changes.map(({ field }) => field)).toEqual(['location']);
    expect(first).toMatchObject({ actor: 'The website', record: { location: saved.location } });
    const counts = [
      ...Object.values(await countKinds()),
      await db.aboutStats.count(),
      await db.setting.count(),
    ];
    const before = counts.reduce((sum, count) => sum + count);
    const ofProject = { kind: 'project', recordId: saved.id };
    const kept = await db.pictureUse.count({ where: ofProject });
    const others = await db.project.findMany({ where: { isDemo: true } });

    const removed = await removeDemo();

    expect(removed).toBe(before - 1);
    const left = Object.entries(await countKinds()).filter(([, count]) => count > 0);
    expect(left).toEqual([['project', 1]]);
    expect(await countOthers()).toEqual({ stats: 0, responders: 0, pictures: kept });
    expect(await db.file.count()).toBe(0);
    expect(listFiles()).toEqual([]);
    const pictures = await db.picture.findMany({ include: { uses: true } });
    expect(pictures.flatMap(({ uses }) => uses).map(({ recordId }) => recordId)).toEqual(
      pictures.map(() => saved.id),
    );
    expect(listFolders().sort()).toEqual(pictures.map(({ publicId }) => publicId).sort());
    const expired = new Set((await db.cacheTag.findMany()).map(({ tag }) => tag));
    for (const tag of [...recordNouns, 'about', 'settings']) expect(expired).toContain(tag);
    for (const { id } of others) expect(expired).toContain(`project:${id}`);
  });

  it('is not there to remove a second time', async () => {
    expect(await removeDemo()).toBe(0);
    expect(await db.project.count()).toBe(1);
  });
});

describe('the seed', () => {
  it('adds nothing beside content of an admin, be it a single record', async () => {
    await seedDemo();
    expect(await db.director.count()).toBe(0);
  });
});
