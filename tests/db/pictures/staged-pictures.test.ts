import { beforeAll, describe, expect, it } from 'vitest';
import { publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { copyPictures } from '@/lib/domain/pictures/mutations';
import { listPictures } from '@/lib/domain/pictures/queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { db } from '@/lib/server/db';
import { stagePicture } from '@/lib/server/pictures/stage';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import {
  addHeroImages,
  createBrands,
  createDirector,
  createProject,
  restoreProjectVersion,
  updateDirector,
  updateProject,
} from '../../support/contract/mutations';
import { makeSmallJpeg } from '../../support/records/picture';

const asha = makeEditor({ userId: 'asha', name: 'Asha' });
const divya = makeAdmin({ userId: 'divya', name: 'Divya' });
const bytes = await makeSmallJpeg();
const project = { name: 'Kadamba', status: 'ongoing' as const };
const director = { name: 'Ravi', position: 'Chair' };

const stageOf = async (userId: string | null) =>
  (await stagePicture({ bytes, fileName: 'secret-plan.jpg', uploadedById: userId })).id;

beforeAll(async () => {
  for (const { userId: id, name } of [asha, divya])
    await db.user.create({ data: { id, name, email: `${id}@example.com`, role: 'editor' } });
});

type Door = (editor: typeof divya, picture: string) => Promise<unknown>;
const sources: [string, Door][] = [
  ['a new project', (editor, _id) => createProject(editor, { ...project, pictures: [{ _id }] })],
  [
    'a project',
    async (editor, _id) => {
      const { data } = await createProject(divya, project);
      await updateProject(editor, data._id, { pictures: [{ _id }] });
    },
  ],
  ['a new director', (editor, picture) => createDirector(editor, { ...director, picture })],
  [
    'a director',
    async (editor, picture) => {
      const { data } = await createDirector(divya, { ...director, picture: await stageOf('divya') });
      await updateDirector(editor, data._id, { picture });
    },
  ],
  ['a brand', (editor, _id) => createBrands(editor, { pictures: [{ _id }] })],
  ['a hero image', (editor, _id) => addHeroImages(editor, { pictures: [{ _id }] })],
  [
    'the settings',
    (editor, _id) =>
      saveSetting(editor, 'responder', { value: { name: 'Asha', role: '', picture: { _id } } }),
  ],
  [
    'a draft',
    (editor, _id) =>
      saveDraft(editor, 'project', { recordId: null, data: { ...project, pictures: [{ _id }] } }),
  ],
  ['a copy', (editor, _id) => copyPictures(editor, [_id])],
];

describe('a picture that one editor has staged', () => {
  it.each(sources)('is put into %s by nobody else, and nothing of it is told', async (_name, door) => {
    const refused = door(divya, await stageOf('asha'));
    await expect(refused).rejects.toMatchObject({
      message: expect.stringMatching(/is no longer there\./),
    });
    await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining('secret-plan') });
  });

  it.each(sources)('is put into %s by that editor', async (_name, door) => {
    await door(makeAdmin({ userId: 'asha', name: 'Asha' }), await stageOf('asha'));
  });

  it('is listed in the library for that editor alone, until a record has had it', async () => {
    const _id = await stageOf('asha');
    const isListed = async (editor: typeof asha | typeof divya) =>
      (await listPictures(makeEditor(editor as object), { q: '', show: 'unused', page: 1 })).pictures.some(
        ({ picture }) => picture._id === _id,
      );
    expect([await isListed(asha), await isListed(divya)]).toEqual([true, false]);
    const { data } = await createProject(asha, { ...project, pictures: [{ _id }] });
    await updateProject(asha, data._id, { pictures: [] });
    expect([await isListed(asha), await isListed(divya)]).toEqual([true, true]);
  });

  it('belongs to everybody’s work once it was saved: another editor publishes the draft and brings back a version', async () => {
    const _id = await stageOf('asha');
    const given = { recordId: null, data: { ...project, pictures: [{ _id }] } };
    const draft = (await saveDraft(asha, 'project', given)).data;
    const { data } = await publishDraft(divya, 'project', {
      draft: { _id: draft._id, version: draft.version },
    });
    await updateProject(asha, data._id, { pictures: [] });
    const line = await db.auditEntry.findFirstOrThrow({
      where: { entityId: data._id, action: 'create' },
    });
    const restored = await restoreProjectVersion(divya, data._id, line.id);
    expect(restored.data.images.map((picture) => picture._id)).toEqual([_id]);
  });

  it('of no person, as a command leaves it, is anybody’s', async () => {
    const _id = await stageOf(null);
    await createBrands(divya, { pictures: [{ _id }] });
  });
});
