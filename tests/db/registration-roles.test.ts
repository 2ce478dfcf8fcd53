import { beforeEach, describe, expect, it } from 'vitest';
import { publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { listVersions } from '@/lib/domain/history/queries';
import { findProject, listFeaturedProjects, listProjects } from '@/lib/domain/projects/queries';
import type { Registration } from '@/lib/domain/registrations/fields';
import { db } from '@/lib/server/db';
import { makeAdmin, makeEditor } from '../support/admin';
import { createProject, restoreProjectVersion, updateProject } from '../support/mutations';

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

describe('an editor', () => {
  it('changes what stands beside the numbers; numbers and exemption stay, none comes and none goes', async () => {
    const { _id, registrations } = await add();
    const [one] = registrations;
    const { data } = await updateProject(editor, _id, {
      registrations: [
        { ...one, number: numberOf(9), towers: 'A' },
        { ...one, _id: undefined, number: numberOf(2) },
      ],
      exemptions: [],
    });
    expect(data.registrations).toMatchObject([{ _id: one?._id, number: numberOf(1), towers: 'A' }]);
    expect(data.exemptions).toMatchObject(exemptions);
    const emptied = await updateProject(editor, _id, { registrations: [] });
    expect(emptied.data.registrations).toMatchObject([{ number: numberOf(1), towers: 'A' }]);
  });

  it('adds a project without either', async () => {
    const given = { name: 'Areca', status: 'ongoing', registrations: [first], exemptions };
    const { data } = await createProject(editor, given);
    expect([data.registrations, data.exemptions]).toEqual([[], []]);
  });

  it('brings no former number back with a version', async () => {
    const { _id, registrations } = await add();
    await updateProject(admin, _id, { registrations: [{ ...registrations[0], number: numberOf(2) }] });
    const versions = await listVersions(admin, 'project', _id);
    const { data } = await restoreProjectVersion(editor, _id, versions.at(-1)?._id ?? '');
    expect(data.registrations[0]?.number).toBe(numberOf(2));
  });

  it('puts no number on the website by a draft, nor by what is published in its place', async () => {
    const { _id, registrations } = await add();
    const forged = { registrations: [{ ...registrations[0], number: numberOf(9) }], exemptions: [] };
    const draft = await draftOf(_id, forged);
    const row = await db.draft.findUniqueOrThrow({ where: { id: draft._id } });
    expect(row.data).toMatchObject({ registrations: [{ number: numberOf(1) }], exemptions });
    const known = { _id: draft._id, version: draft.version };
    const data = { name: 'K', status: 'ongoing', ...forged };
    const published = await publishDraft(editor, 'project', { draft: known, data });
    expect(published.data).toMatchObject({ registrations: [{ number: numberOf(1) }], exemptions });
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
    const draft = await draftOf(_id, { registrations });
    const { data } = await publishDraft(admin, 'project', {
      draft: { _id: draft._id, version: draft.version },
    });
    expect(data).toMatchObject({ registrations: [{ matchedOn: '2026-11-05', matchedBy: 'Ravi' }] });
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
