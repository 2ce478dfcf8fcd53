import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { alwaysOpen } from '@/lib/content/documents';
import { purgeBin } from '@/lib/domain/bin/mutations';
import { findFile, findOpenFile, listDocuments, withDocuments } from '@/lib/domain/documents/queries';
import { listHistory } from '@/lib/domain/history/queries';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import { listOfParentForAdmin } from '@/lib/domain/records/queries';
import { db } from '@/lib/server/db';
import { stageFile } from '@/lib/server/files/stage';
import { sweepFiles } from '@/lib/server/files/sweep';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { storage } from '@/lib/server/storage/storage';
import { findUpload } from '@/lib/server/storage/uploads';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import { makePdf } from '../../support/browser/pdf';
import {
  createDocument,
  createProject,
  deleteDocument,
  deleteProject,
  restoreProject,
  updateDocument,
} from '../../support/contract/mutations';
import { daysFromNow, stage } from '../../support/records/records';

const [asha, ravi] = await Promise.all(
  ['asha', 'ravi'].map((name) => db.user.create({ data: { name, email: `${name}@example.com` } })),
);
const editor = makeEditor({ userId: asha?.id ?? '' });
const other = makeEditor({ userId: ravi?.id ?? '' });
const admin = makeAdmin({ userId: asha?.id ?? '' });
const folder = path.join(process.env.DATA_DIR ?? '', 'uploads');

const stagePdf = async (text = 'plan', uploadedById = editor.userId) =>
  (await stageFile({ bytes: makePdf(text), fileName: 'Plan.pdf', uploadedById })).id;
const addProject = async (name = 'Sea') => (await createProject(admin, { name, status: 'ongoing' })).data._id;
const brochure = { title: 'Brochure', kind: 'Brochure', access: 'Open' };
const add = async (parentId: string, more: object = {}) =>
  (await createDocument(editor, { parentId, ...brochure, file: await stagePdf(), ...more })).data;
const listNames = () =>
  fs.existsSync(path.join(folder, 'files')) ? fs.readdirSync(path.join(folder, 'files')) : [];

beforeEach(async () => {
  await db.project.deleteMany();
  await db.fileUse.deleteMany();
  await db.file.deleteMany();
  await db.auditEntry.deleteMany();
  fs.rmSync(path.join(folder, 'files'), { recursive: true, force: true });
});

describe('a document', () => {
  it('has a file, which its project shows with its size and, where it is open, its address', async () => {
    const sea = await addProject();
    const open = await add(sea, { date: '2026-11-05' });
    const asked = await add(sea, { title: 'Plans', kind: 'Plan', access: 'On request' });
    const bytes = makePdf().length;
    expect(await listDocuments(sea)).toEqual([
      {
        _id: open._id,
        projectId: sea,
        ...brochure,
        date: '2026-11-05',
        bytes,
        url: `/documents/${open._id}`,
      },
      {
        _id: asked._id,
        projectId: sea,
        title: 'Plans',
        kind: 'Plan',
        date: '',
        access: 'On request',
        bytes,
        url: null,
      },
    ]);
    expect((await withDocuments([{ _id: sea }]))[0]?.documents).toHaveLength(2);
    expect(open.file).toEqual({
      _id: expect.any(String),
      name: 'Plan.pdf',
      bytes,
      uploadedAt: expect.any(String),
    });
  });

  it.each(alwaysOpen)('that the law has open is refused on request, at first and later: %s', async (kind) => {
    const sea = await addProject();
    const refusal = { code: 'invalid', message: expect.stringContaining('section 11(3)') };
    await expect(add(sea, { kind, access: 'On request' })).rejects.toMatchObject(refusal);
    const open = await add(sea, { kind });
    await expect(updateDocument(editor, open._id, { access: 'On request' })).rejects.toMatchObject(refusal);
    const asked = await add(sea, { access: 'On request' });
    await expect(updateDocument(editor, asked._id, { kind })).rejects.toMatchObject(refusal);
    expect((await listDocuments(sea)).map(({ access }) => access)).toEqual(['Open', 'On request']);
    // As a bundle would bring it.
    await db.document.update({ where: { id: open._id }, data: { access: 'On request' } });
    expect((await listDocuments(sea))[0]?.url).toBe(`/documents/${open._id}`);
    expect((await findOpenFile(open._id)).id).toBe(open.file?._id);
  });

  it('is not saved without a file, with one that another has, or with one that somebody else has uploaded', async () => {
    const sea = await addProject();
    await expect(add(sea, { file: undefined })).rejects.toMatchObject({ code: 'invalid' });
    const { file } = await add(sea);
    for (const taken of [file?._id, await stagePdf('theirs', other.userId), 'no-file'])
      await expect(add(sea, { file: taken })).rejects.toMatchObject({ fields: { file: expect.any(String) } });
    expect(await listOfParentForAdmin(editor, 'document', sea)).toHaveLength(1);
  });

  it('keeps the file that it is sent back with, and lets go of one that another takes the place of', async () => {
    const sea = await addProject();
    const first = await add(sea);
    const same = await updateDocument(editor, first._id, { file: first.file, title: 'New brochure' });
    expect(same.data).toMatchObject({ title: 'New brochure', file: first.file });
    const next = await stagePdf('next');
    await updateDocument(editor, first._id, { file: next });
    expect(await db.file.findUnique({ where: { id: first.file?._id ?? '' } })).toMatchObject({
      releasedAt: expect.any(Date),
    });
    expect(await db.file.findUnique({ where: { id: next } })).toMatchObject({ releasedAt: null });
    expect((await listHistory(admin)).entries[0]).toMatchObject({
      action: 'update',
      entity: 'document',
      label: 'Sea, New brochure',
      fields: ['file'],
    });
  });

  it('is had while it is open and on the website, and by its id alone', async () => {
    const sea = await addProject();
    const { _id, file } = await add(sea);
    expect((await findOpenFile(_id)).id).toBe(file?._id);
    const missing = { code: 'not_found' };
    for (const id of ['x', file?._id ?? '', `${_id}0`, '../files'])
      await expect(findOpenFile(id)).rejects.toMatchObject(missing);
    await setProjectHidden(admin, sea, true);
    await expect(findOpenFile(_id)).rejects.toMatchObject(missing);
    await setProjectHidden(admin, sea, false);
    await updateDocument(editor, _id, { access: 'On request' });
    await expect(findOpenFile(_id)).rejects.toMatchObject(missing);
    await updateDocument(editor, _id, { access: 'Open' });
    await deleteDocument(editor, _id);
    await expect(findOpenFile(_id)).rejects.toMatchObject(missing);
    expect(await listDocuments(sea)).toEqual([]);
  });
});

describe('a stored file', () => {
  it('lies where neither its address gives it nor the release before looks for folders without a row', async () => {
    const id = await stagePdf();
    const row = await db.file.findUniqueOrThrow({ where: { id } });
    expect(row.url).toBe(`/uploads/files/${row.publicId}.pdf`);
    expect(await findUpload(`files/${row.publicId}.pdf`)).toBeNull();
    // As it lists what it sweeps: every name of 32 hexadecimal digits in the folder.
    const pictureId = await stage();
    const picture = await db.picture.findUniqueOrThrow({ where: { id: pictureId } });
    expect(fs.readdirSync(folder).filter((name) => /^[0-9a-f]{32}$/.test(name))).toEqual([picture.publicId]);
    expect((await storage.listOwnFolders()).map((each) => each.folder)).toEqual([picture.publicId]);
    await sweepStagedPictures({ now: daysFromNow(40) });
    expect(listNames()).toEqual([`${row.publicId}.pdf`]);
  });

  it('is the uploader’s alone until a record has it, and the office’s then', async () => {
    const sea = await addProject();
    const staged = await stagePdf('mine');
    expect((await findFile(editor, staged)).id).toBe(staged);
    await expect(findFile(other, staged)).rejects.toMatchObject({ code: 'not_found' });
    await add(sea, { file: staged });
    expect((await findFile(other, staged)).id).toBe(staged);
  });

  it('is swept when it was never saved, and 30 days after it left its record; not before, and not while it is used', async () => {
    const sea = await addProject();
    const { _id, file } = await add(sea);
    const staged = await stagePdf('staged');
    const left = async () => (await db.file.findMany({ orderBy: { createdAt: 'asc' } })).map(({ id }) => id);
    await sweepFiles(daysFromNow(7));
    expect(await left()).toEqual([file?._id, staged]);
    expect(await sweepFiles(daysFromNow(9))).toMatchObject({ files: 1 });
    await updateDocument(editor, _id, { file: await stagePdf('next') });
    await db.file.updateMany({ data: { createdAt: daysFromNow(-20) } });
    await sweepFiles(daysFromNow(29));
    expect(await left()).toHaveLength(2);
    expect(await sweepFiles(daysFromNow(31))).toMatchObject({ files: 1 });
    expect(listNames()).toHaveLength(1);
  });

  it('goes with its record for good, also where its row goes without this release knowing', async () => {
    const [sea, hill] = [await addProject(), await addProject('Hill')];
    await add(sea);
    await add(hill);
    await deleteProject(admin, sea);
    await restoreProject(admin, sea);
    expect(await listDocuments(sea)).toHaveLength(1);
    await deleteProject(admin, sea);
    await purgeBin(daysFromNow(31));
    await db.$executeRaw`delete from project where id = ${hill}`;
    expect(await db.fileUse.count()).toBe(0);
    await sweepFiles(daysFromNow(40));
    expect(listNames()).toEqual([]);
  });

  it('that no row knows is swept where others are known, and never where none is', async () => {
    await add(await addProject());
    const orphan = path.join(folder, 'files', `${'a'.repeat(32)}.pdf`);
    fs.writeFileSync(orphan, 'x');
    await sweepFiles();
    expect(fs.existsSync(orphan)).toBe(true);
    expect(await sweepFiles(daysFromNow(9))).toMatchObject({ orphans: 1 });
    expect(fs.existsSync(orphan)).toBe(false);
    await db.project.deleteMany();
    await db.file.deleteMany();
    fs.writeFileSync(orphan, 'x');
    expect(await sweepFiles(daysFromNow(9))).toMatchObject({ orphans: 0 });
    expect(fs.existsSync(orphan)).toBe(true);
  });
});
