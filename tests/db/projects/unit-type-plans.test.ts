import { beforeEach, describe, expect, it } from 'vitest';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { readContent } from '@/lib/domain/drafts/read';
import { listVersions } from '@/lib/domain/history/queries';
import { savePictureAlt } from '@/lib/domain/pictures/mutations';
import { listPictures } from '@/lib/domain/pictures/queries';
import { readLibraryFilter } from '@/lib/domain/pictures/schema';
import { findProject, listProjects } from '@/lib/domain/projects/queries';
import { db } from '@/lib/server/db';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { toText } from '@/lib/shared/parsing/field-text';
import { makeAdmin } from '../../support/accounts/admin';
import {
  createProject,
  deleteProject,
  restoreProjectVersion,
  updateProject,
} from '../../support/contract/mutations';
import { emptyTables } from '../../support/database/empty-tables';
import { daysFromNow, stage, stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();
const ref = (_id: string) => ({ _id });
const homes = (...plans: string[][]) =>
  plans.map((ids, at) => ({ name: `Type ${'ABC'[at]}`, plans: ids.map(ref) }));
const add = async (unitTypes: object[], given: object = {}) =>
  (await createProject(admin, { name: 'Kadal Crest', status: 'ongoing', unitTypes, ...given })).data;
const change = async (id: string, patch: object) => (await updateProject(admin, id, patch)).data;
type WithPlans = { unitTypes: { plans: { _id: string }[] }[] };
const plansOf = ({ unitTypes }: WithPlans) => unitTypes.map(({ plans }) => plans.map(({ _id }) => _id));
const readUses = async (recordId: string) =>
  (await db.pictureUse.findMany({ where: { recordId, slot: 'plans' } }))
    .map(({ pictureId }) => pictureId)
    .sort();
const isThere = async (id: string) => (await db.picture.count({ where: { id } })) === 1;
const sweep = () => sweepStagedPictures({ now: daysFromNow(100) });

let one = '';
let two = '';

beforeEach(async () => {
  await emptyTables('project', 'draft', 'picture');
  [one, two] = [await stage('plan-a.jpg'), await stage('plan-b.jpg')];
});

describe('the plans of a kind of home', () => {
  it('are saved with the project, in their order, and are pictures wherever it is answered', async () => {
    [one, two] = [await stageWithFiles(), await stageWithFiles()];
    const project = await add(homes([two, one], []));
    expect(plansOf(project)).toEqual([[two, one], []]);
    const [shown] = await listProjects();
    expect(shown?.unitTypes[0]?.plans[0]).toMatchObject({ _id: two, url: expect.stringContaining('/') });
    expect((await findProject(project._id))?.unitTypes).toEqual(project.unitTypes);
    expect(project.images).toEqual([]);
    expect(await readUses(project._id)).toEqual([one, two].sort());
  });

  it('move from one kind to another in one save, in both directions', async () => {
    const { _id, unitTypes } = await add(homes([one], [two]));
    const [a, b] = unitTypes;
    const swapped = await change(_id, {
      unitTypes: [
        { ...a, plans: [ref(two)] },
        { ...b, plans: [ref(one)] },
      ],
    });
    expect(plansOf(swapped)).toEqual([[two], [one]]);
    expect(await readUses(_id)).toEqual([one, two].sort());
    await sweep();
    expect([await isThere(one), await isThere(two)]).toEqual([true, true]);
  });

  it('and whatever else of a kind is not sent stay where its id is, and go where they are sent empty', async () => {
    const [home] = homes([one, two]);
    const { _id, unitTypes } = await add([{ ...home, bhk: 3, carpetArea: 90 }]);
    const own = unitTypes[0]?._id;
    const kept = await change(_id, { unitTypes: [{ _id: own, name: 'Type Z', bhk: null }] });
    expect(kept.unitTypes).toMatchObject([{ _id: own, name: 'Type Z', bhk: null, carpetArea: 90 }]);
    expect(plansOf(kept)).toEqual([[one, two]]);
    expect(plansOf(await change(_id, { unitTypes: [{ _id: own, name: 'Type Z', plans: [] }] }))).toEqual([
      [],
    ]);
    // Another project's id names nothing of this one.
    const other = await add(homes([one]));
    expect(plansOf(await change(_id, { unitTypes: [{ _id: other.unitTypes[0]?._id, name: 'Y' }] }))).toEqual([
      [],
    ]);
  });

  it('stay where a save does not name the homes, and wait for the sweep once they have left', async () => {
    const { _id } = await add(homes([one, two]));
    expect(plansOf(await change(_id, { name: 'Kadal Heights' }))).toEqual([[one, two]]);
    expect(plansOf(await change(_id, { unitTypes: homes([two]) }))).toEqual([[two]]);
    await sweepStagedPictures({ now: daysFromNow(1) });
    expect(await isThere(one)).toBe(true);
    await sweep();
    expect([await isThere(one), await isThere(two)]).toEqual([false, true]);
  });

  it('go with their project, and with a home that a release before deletes', async () => {
    const { _id } = await add(homes([one], [two]));
    await db.$executeRaw`delete from unit_type where name = 'Type A'`;
    expect(await readUses(_id)).toEqual([two]);
    await db.project.delete({ where: { id: _id } });
    expect(await db.pictureUse.count()).toBe(0);
  });

  it('are refused where the picture is gone, is used elsewhere or is named twice, and where there are five', async () => {
    const gallery = await stage();
    const { _id } = await add(homes([one]), { pictures: [ref(gallery)] });
    const refused = (plans: string[][]) =>
      expect(change(_id, { unitTypes: homes(...plans) })).rejects.toMatchObject({ code: 'invalid' });
    await refused([['00000000-0000-7000-8000-000000000000']]);
    await refused([[gallery]]);
    await refused([[two], [two]]);
    await refused([[one, two, await stage(), await stage(), await stage()]]);
    const other = { name: 'Areca', status: 'ongoing', unitTypes: homes([one]) };
    await expect(createProject(admin, other)).rejects.toMatchObject({ code: 'invalid' });
    expect(await readUses(_id)).toEqual([one]);
  });

  it('are named by the library with their project, and take their text there', async () => {
    const { _id, version } = await add(homes([one]));
    const { pictures } = await listPictures(admin, readLibraryFilter({}));
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.uses).toMatchObject([{ kind: 'Project', name: 'Kadal Crest' }]);
    await savePictureAlt(admin, one, { alt: 'Plan of type A', version });
    expect((await findProject(_id))?.unitTypes[0]?.plans[0]?.alt).toBe('Plan of type A');
    // A drawing needs no text of its own.
    expect((await listPictures(admin, readLibraryFilter({ show: 'no-alt' }))).total).toBe(0);
  });

  it('are held by a draft, shown in its preview, and published with it', async () => {
    const live = await add(homes([one]));
    const [home] = live.unitTypes;
    const data = { ...live, pictures: [], unitTypes: [{ ...home, plans: [ref(one), ref(two)] }] };
    const { data: draft } = await saveDraft(admin, 'project', { recordId: live._id, data });
    await sweep();
    expect(plansOf((await findProject(live._id)) ?? live)).toEqual([[one]]);
    const row = await db.draft.findFirstOrThrow();
    const preview = await readContent('project', row);
    expect(preview && plansOf(preview)).toEqual([[one, two]]);
    expect(preview?.images).toEqual([]);
    await publishDraft(admin, 'project', { draft: { _id: draft._id, version: draft.version } });
    expect(plansOf((await findProject(live._id)) ?? live)).toEqual([[one, two]]);
    expect(await readUses(live._id)).toEqual([one, two].sort());
  });

  it('come back with a version of before, but for those that are gone', async () => {
    const { _id } = await add(homes([one, two]));
    await change(_id, { unitTypes: homes([two]) });
    await sweep();
    const [, first] = await listVersions(admin, 'project', _id);
    const restored = (await restoreProjectVersion(admin, _id, first?._id ?? '')).data;
    expect(plansOf(restored)).toEqual([[two]]);
  });

  it('are a word in the history, and not the address of a file', async () => {
    const { unitTypes } = await add(homes([one]));
    expect(toText(unitTypes)).toBe(`Type A: picture ${one.slice(-4)}`);
  });

  it('stand in a bundle by their ids, with their files', async () => {
    const { _id } = await add(homes([one]));
    const { records, pictures } = await readContentByCommand();
    expect(records.project[0]).toMatchObject({
      pictures: [one],
      fields: { unitTypes: [{ plans: [{ _id: one }] }] },
    });
    expect(pictures.map((picture) => picture._id)).toEqual([one]);
    await deleteProject(admin, _id);
  });
});
