import { beforeEach, describe, expect, it } from 'vitest';
import { purgeBin } from '@/lib/domain/bin/mutations';
import { importContentByCommand } from '@/lib/domain/content/command-mutations';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { parseBundle } from '@/lib/domain/content/parse';
import type { Content } from '@/lib/domain/content/schema';
import { listDocumentChoices, withDocuments } from '@/lib/domain/documents/queries';
import { publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { listVersions } from '@/lib/domain/history/queries';
import type { PublicProject } from '@/lib/domain/projects/fields';
import { findProject, listProjects } from '@/lib/domain/projects/queries';
import { db } from '@/lib/server/db';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import {
  createDocument,
  createProject,
  deleteDocument,
  restoreProjectVersion,
  updateProject,
} from '../../support/contract/mutations';
import { emptyTables } from '../../support/database/empty-tables';
import { daysFromNow, stagePdf } from '../../support/records/records';

const admin = makeAdmin();
const noDocument = expect.stringContaining(
  'This document does not belong to this project. Choose one of its documents',
);

const listsNaming = (documentId: string) => ({
  papers: [{ kind: 'Building licence', documentId }],
  registrations: [{ number: 'PRM/KA/RERA/0000/000/PR/000000/000001', documentId }],
  exemptions: [
    { reason: 'land of at most 500 sq m', sentence: 'A small plot.', document: 'Survey 12/3', documentId },
  ],
});
type Naming = Pick<PublicProject, 'papers' | 'registrations' | 'exemptions'>;
const namedBy = ({ papers, registrations, exemptions }: Naming) =>
  [papers, registrations, exemptions].flat().map(({ documentId }) => documentId);
const thrice = (id: string) => [id, id, id];

const addProject = async (name: string) => (await createProject(admin, { name, status: 'ongoing' })).data._id;
const addDocument = async (parentId: string, access = 'Open') =>
  (
    await createDocument(admin, {
      ...{ parentId, title: 'Scan', kind: 'Papers', access },
      file: await stagePdf(),
    })
  ).data._id;
const save = async (id: string, patch: object) => (await updateProject(admin, id, patch)).data;
const read = async (id: string) => {
  const found = await findProject(id);
  if (!found) throw new Error('It is not on the website.');
  return found;
};
const erase = async (id: string) => {
  await deleteDocument(admin, id);
  await purgeBin(daysFromNow(100));
};

let sea = '';
let scan = '';

beforeEach(async () => {
  await emptyTables('project', 'draft', 'file', 'audit_entry');
  sea = await addProject('Sea');
  scan = await addDocument(sea);
});

describe('papers, registrations and an exemption', () => {
  it('name documents of their project, and come back with a version', async () => {
    const named = await save(sea, listsNaming(scan));
    expect(namedBy(named)).toEqual(thrice(scan));
    await save(sea, listsNaming(''));
    const [, before] = await listVersions(admin, 'project', sea);
    const { data } = await restoreProjectVersion(admin, sea, before?._id ?? '');
    expect(namedBy(data)).toEqual(thrice(scan));
  });

  it('are refused in words where they name another project’s document, or none that there is', async () => {
    const other = await addDocument(await addProject('Hill'));
    for (const id of [other, '01a20e7c-9b7e-7621-9f83-3eb175967832', 'none']) {
      const refused = {
        code: 'invalid',
        fields: {
          'papers.0.documentId': noDocument,
          'registrations.0.documentId': noDocument,
          'exemptions.0.documentId': noDocument,
        },
      };
      await expect(save(sea, listsNaming(id))).rejects.toMatchObject(refused);
      const draft = { recordId: sea, data: { ...(await read(sea)), pictures: [], ...listsNaming(id) } };
      await expect(saveDraft(admin, 'project', draft)).rejects.toMatchObject(refused);
    }
    const made = { name: 'New', status: 'ongoing', papers: listsNaming(scan).papers };
    await expect(createProject(admin, made)).rejects.toMatchObject({
      fields: { 'papers.0.documentId': noDocument },
    });
  });

  it('are saved again while their document lies in the bin, and after it was deleted for good', async () => {
    const named = await save(sea, listsNaming(scan));
    await deleteDocument(admin, scan);
    expect(await listDocumentChoices(admin, sea)).toMatchObject([{ _id: scan, isInBin: true }]);
    expect(namedBy(await save(sea, named))).toEqual(thrice(scan));
    await purgeBin(daysFromNow(100));
    expect(await listDocumentChoices(admin, sea)).toEqual([]);
    expect(namedBy(await save(sea, { ...named, version: undefined }))).toEqual(thrice(scan));
  });

  it('of a version or a draft are saved without what was deleted for good since', async () => {
    await save(sea, listsNaming(scan));
    const plain = await save(sea, listsNaming(''));
    const data = { ...plain, pictures: [], ...listsNaming(scan) };
    const { data: draft } = await saveDraft(admin, 'project', { recordId: sea, data });
    await erase(scan);
    await publishDraft(admin, 'project', { draft: { _id: draft._id, version: draft.version } });
    expect(namedBy(await read(sea))).toEqual(thrice(''));
    const versions = await listVersions(admin, 'project', sea);
    const { data: restored } = await restoreProjectVersion(admin, sea, versions.at(-2)?._id ?? '');
    expect(namedBy(restored)).toEqual(thrice(''));
  });

  it('keep what they name when an editor saves', async () => {
    const named = await save(sea, listsNaming(scan));
    const { data } = await updateProject(makeEditor(), sea, { ...named, version: undefined });
    expect(namedBy(data)).toEqual(thrice(scan));
  });
});

describe('the public calls', () => {
  const addresses = async () => {
    const [project] = await withDocuments((await listProjects()).filter(({ _id }) => _id === sea));
    expect(JSON.stringify([project?.papers, project?.registrations, project?.exemptions])).not.toContain(
      'documentId',
    );
    return [project?.papers, project?.registrations, project?.exemptions]
      .flat()
      .map((entry) => entry?.documentUrl);
  };

  it('say the address of an open document, and nothing of one on request, in the bin or gone', async () => {
    await save(sea, listsNaming(scan));
    expect(await addresses()).toEqual(thrice(`/documents/${scan}`));
    const asked = await addDocument(sea, 'On request');
    await save(sea, listsNaming(asked));
    expect(await addresses()).toEqual([null, null, null]);
    await save(sea, listsNaming(scan));
    await deleteDocument(admin, scan);
    expect(await addresses()).toEqual([null, null, null]);
    await purgeBin(daysFromNow(100));
    expect(await addresses()).toEqual([null, null, null]);
  });
});

describe('a bundle', () => {
  const fieldsOf = ({ records }: Content) =>
    records.project.find(({ _id }) => _id === sea)?.fields as object as Naming;
  const withNamed = (content: Content, id: string): Content => ({
    ...content,
    records: {
      ...content.records,
      project: content.records.project.map((record) => ({
        ...record,
        fields: { ...record.fields, ...listsNaming(record._id === sea ? id : '') },
      })),
    },
  });

  it('has the documents that its projects name, by their ids, and the names of no others', async () => {
    await save(sea, listsNaming(scan));
    expect(namedBy(fieldsOf(await readContentByCommand()))).toEqual(thrice(scan));
    await deleteDocument(admin, scan);
    expect(namedBy(fieldsOf(await readContentByCommand()))).toEqual(thrice(''));
  });

  it('brings them, and never lets a project name what is another’s', async () => {
    const other = await addDocument(await addProject('Hill'));
    const content = await readContentByCommand();
    const stored = { urls: new Map(), files: new Map() };
    const take = (id: string) =>
      importContentByCommand(parseBundle(withNamed(content, id)), { stored, isDeleting: false });
    await take(scan);
    expect(namedBy(await read(sea))).toEqual(thrice(scan));
    await take(other);
    expect(namedBy(await read(sea))).toEqual(thrice(''));
  });
});

it('the release before goes on writing the rows, which keep what they name', async () => {
  await save(sea, listsNaming(scan));
  await db.$executeRaw`update paper set kind = 'Licence' where project_id = ${sea}`;
  await db.$executeRaw`
    insert into paper (id, project_id, sort_order, kind) values ('01a20e7c-9b7e-7621-9f83-3eb175967832', ${sea}, 1, 'e-Khata')`;
  await db.$executeRaw`
    insert into registration (id, project_id, sort_order, number) values ('01a20e7c-9b7e-7621-9f83-3eb175967833', ${sea}, 1, 'PRM 2')`;
  await db.$executeRaw`delete from exemption`;
  await db.$executeRaw`
    insert into exemption (id, project_id, sort_order, reason, sentence, document)
    values ('01a20e7c-9b7e-7621-9f83-3eb175967834', ${sea}, 0, 'land of at most 500 sq m', 'Small.', 'Survey 12/3')`;
  const { papers, registrations, exemptions } = await read(sea);
  expect([papers, registrations, exemptions].map((list) => list.map(({ documentId }) => documentId))).toEqual(
    [[scan, ''], [scan, ''], ['']],
  );
});
