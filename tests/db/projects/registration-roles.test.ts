import { beforeEach, describe, expect, it } from 'vitest';
import { publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { scheduleDraft } from '@/lib/domain/drafts/schedule';
import { listVersions } from '@/lib/domain/history/queries';
import type { Project } from '@/lib/domain/projects/fields';
import { findProject, listFeaturedProjects, listProjects } from '@/lib/domain/projects/queries';
import type { Registration } from '@/lib/domain/registrations/fields';
import { db } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import { createProject, restoreProjectVersion, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin({ name: 'Asha' });
const editor = makeEditor({ name: 'Ravi' });
const numberOf = (at: number) => `PRM/KA/RERA/0000/000/PR/000000/00000${at}`;
const exemptions = [
  { reason: 'land of at most 500 sq m', sentence: 'A small plot.', document: 'Survey 12/3' },
];
const first = { number: numberOf(1), completionOn: '2027-12-31' };

const add = async (registrations: object[] = [first]) =>
  (await createProject(admin, { name: 'Kadal Crest', status: 'featured', registrations, exemptions })).data;
const draftOf = async (id: string, data: object) =>
  (await saveDraft(editor, 'project', { recordId: id, data: { name: 'K', status: 'ongoing', ...data } }))
    .data;

beforeEach(async () => {
  await db.draft.deleteMany();
  await db.project.deleteMany();
});

const certificate = {
  kind: 'Occupancy certificate',
  state: 'Approved',
  number: 'OC 7',
  datedOn: '2026-05-01',
};
const refused = (field: string) => ({
  code: 'forbidden',
  message: expect.stringMatching(/^Only an admin may change the /),
  fields: { [field]: expect.any(String) },
});

/** What a save would say of each field that the gate reads, of a project that is registered and exempt. */
const changes: [field: string, change: (project: Project) => object][] = [
  ['status', () => ({ status: 'completed' })],
  ['status', () => ({ status: 'ready to move' })],
  ['construction', () => ({ status: 'ongoing', construction: 'handed over' })],
  ['registrations', ({ registrations: [one] }) => ({ registrations: [{ ...one, number: numberOf(9) }] })],
  [
    'registrations',
    ({ registrations: [one] }) => ({ registrations: [{ ...one, registeredOn: '2020-01-01' }] }),
  ],
  [
    'registrations',
    ({ registrations: [one] }) => ({ registrations: [{ ...one, completionOn: '2039-12-31' }] }),
  ],
  [
    'registrations',
    ({ registrations: [one] }) => ({
      registrations: [{ ...one, extensions: [{ kind: 'section 6', until: '2039-12-31' }] }],
    }),
  ],
  ['registrations', ({ registrations }) => ({ registrations: [...registrations, { number: numberOf(2) }] })],
  ['registrations', () => ({ registrations: [] })],
  ['exemptions', () => ({ exemptions: [] })],
  ['exemptions', ({ exemptions: [one] }) => ({ exemptions: [{ ...one, sentence: 'Another one.' }] })],
  ['papers', () => ({ papers: [certificate] })],
];

describe('an editor', () => {
  it('saves what the gate does not read, and leaves unchanged what it reads', async () => {
    const project = await add();
    const [one] = project.registrations;
    const { data } = await updateProject(editor, project._id, {
      ...{ status: 'ongoing', construction: 'structure', exemptions: project.exemptions },
      registrations: [{ ...one, towers: 'A' }],
      papers: [{ ...certificate, kind: 'Commencement certificate' }],
    });
    expect(data).toMatchObject({ status: 'ongoing', registrations: [{ number: numberOf(1), towers: 'A' }] });
    expect((await updateProject(editor, project._id, { location: 'Kaup' })).data.location).toBe('Kaup');
  });

  it.each(changes)('changes no %s, neither by a save nor by a draft: %s', async (field, change) => {
    const project = await add();
    const given = change(project);
    await expect(updateProject(editor, project._id, given)).rejects.toMatchObject(refused(field));
    const { registrations, exemptions: present, papers } = project;
    const draft = { registrations, exemptions: present, papers, ...given };
    await expect(draftOf(project._id, draft)).rejects.toMatchObject(refused(field));
    expect((await findProject(project._id))?.version).toBe(project.version);
    expect((await updateProject(admin, project._id, given)).data.version).toBe(project.version + 1);
  });

  it.each([
    ['status', { status: 'completed' }],
    ['registrations', { registrations: [first] }],
    ['exemptions', { exemptions }],
    ['papers', { papers: [certificate] }],
  ])('adds no project with %s that the gate reads', async (field, given) => {
    const added = createProject(editor, { name: 'Areca', status: 'ongoing', ...given });
    await expect(added).rejects.toMatchObject(refused(field));
    expect((await createProject(editor, { name: 'Areca', status: 'ongoing' })).data.name).toBe('Areca');
  });

  it('brings no former registration back with a version', async () => {
    const { _id, registrations } = await add();
    await updateProject(admin, _id, { registrations: [{ ...registrations[0], number: numberOf(2) }] });
    const versions = await listVersions(admin, 'project', _id);
    const restored = restoreProjectVersion(editor, _id, versions.at(-1)?._id ?? '');
    await expect(restored).rejects.toMatchObject(refused('registrations'));
  });

  it('publishes and schedules no registration that an admin has left in a draft', async () => {
    const { _id, registrations } = await add();
    const changed = [{ ...registrations[0], completionOn: '2029-12-31' }];
    const { data: draft } = await saveDraft(admin, 'project', {
      recordId: _id,
      data: { name: 'K', status: 'featured', registrations: changed, exemptions },
    });
    const known = { draft: { _id: draft._id, version: draft.version } };
    await expect(publishDraft(editor, 'project', known)).rejects.toMatchObject(refused('registrations'));
    const scheduled = { ...known, publishAt: new Date(Date.now() + dayMs).toISOString() };
    await expect(scheduleDraft(editor, 'project', scheduled)).rejects.toMatchObject(refused('registrations'));
    expect((await scheduleDraft(admin, 'project', scheduled)).data.publishAt).not.toBeNull();
    await scheduleDraft(editor, 'project', { ...known, publishAt: null });
    expect((await publishDraft(admin, 'project', known)).data).toMatchObject({ registrations: changed });
  });
});

describe('that a registration matches its certificate', () => {
  const matched = async () => {
    const { _id } = await add([{ ...first, matchedOn: '2026-11-01' }]);
    const { registrations } = (await updateProject(admin, _id, {})).data;
    return { _id, one: registrations[0] as Registration };
  };
  const change = async (id: string, one: object, by = editor) =>
    (await updateProject(by, id, { registrations: [one] })).data.registrations[0];

  it('is kept with who said so, whatever name is sent, and stays while others save', async () => {
    const { _id, one } = await matched();
    expect(one).toMatchObject({ matchedOn: '2026-11-01', matchedBy: 'Asha' });
    expect(await change(_id, { ...one, towers: 'B' })).toMatchObject({ towers: 'B', matchedBy: 'Asha' });
    const again = { ...one, matchedOn: '2026-11-02' };
    expect(await change(_id, { ...again, matchedBy: '' })).toMatchObject({ matchedBy: 'Ravi' });
    expect(await change(_id, { ...again, matchedBy: 'Meera' })).toMatchObject({
      matchedOn: '',
      matchedBy: '',
    });
  });

  it.each([
    ['number', { number: numberOf(2) }],
    ['day of registration', { registeredOn: '2024-01-01' }],
    ['completion date', { completionOn: '2028-01-01' }],
    ['extensions', { extensions: [{ kind: 'section 6', until: '2028-06-30' }] }],
  ])('is asked again after a change of its %s', async (_name, part) => {
    const { _id, one } = await matched();
    expect(await change(_id, { ...one, ...part }, admin)).toMatchObject({ matchedOn: '', matchedBy: '' });
  });

  it('is kept by a draft, with who said so, and by its publication', async () => {
    const { _id, one } = await matched();
    const registrations = [{ ...one, completionOn: '2028-01-01', matchedOn: '2026-11-05', matchedBy: '' }];
    const draft = (
      await saveDraft(admin, 'project', {
        recordId: _id,
        data: { name: 'K', status: 'featured', registrations, exemptions },
      })
    ).data;
    const { data } = await publishDraft(admin, 'project', {
      draft: { _id: draft._id, version: draft.version },
    });
    expect(data).toMatchObject({ registrations: [{ matchedOn: '2026-11-05', matchedBy: 'Asha' }] });
  });
});

it('what the office keeps of a registration is in no public answer', async () => {
  const { _id } = await add([{ ...first, authority: 'The Authority', matchedOn: '2026-11-01' }]);
  for (const project of [
    await findProject(_id),
    ...(await listProjects()),
    ...(await listFeaturedProjects()),
  ]) {
    const [shown] = project?.registrations ?? [];
    expect(shown).toMatchObject(first);
    expect(Object.keys(shown ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/authority|matched/)]),
    );
  }
});
