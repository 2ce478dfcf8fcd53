import { beforeEach, expect, it } from 'vitest';
import { makeAdmin } from '../../support/accounts/admin';
import { emptyTables } from '../../support/database/empty-tables';

const { db } = await import('@/lib/server/db');
const { listHistory } = await import('@/lib/domain/history/queries');
const { toHistoryLines } = await import('@/lib/domain/history/lines');
const { setProjectHidden } = await import('@/lib/domain/projects/hide');
const { saveSetting } = await import('@/lib/domain/settings/mutations');
const { listSettings } = await import('@/lib/domain/settings/admin-queries');
const { listWordingFindings } = await import('@/lib/domain/wording/findings');
const { keepWording } = await import('@/lib/domain/wording/mutations');
const { listKeptWording } = await import('@/lib/domain/wording/queries');
const { createProject, createTestimonial, updateProject } = await import('../../support/contract/mutations');

const admin = makeAdmin();
const findings = async () => (await listWordingFindings(admin, await listSettings(admin))).first;
const said = async () =>
  (await findings()).map(({ rule, name, field, words }) => `${name}, ${field}: ${rule} “${words}”`);

beforeEach(async () => {
  await emptyTables('project', 'testimonial', 'picture', 'setting', 'kept_wording');
});

it('the office reads what the website says against a rule, in records, pictures and settings, with where it is mended', async () => {
  const { data } = await createProject(admin, {
    name: 'Kadal',
    status: 'ongoing',
    description: '<p>World-class homes.</p>',
    specifications: [{ title: 'Bath', description: ['Tiles', 'Fittings of a reputed brand'] }],
    searchDescription: 'Near the sea.',
    registrations: [{ number: 'PRM/KA/RERA/0000/000/PR/000000/000001', completionOn: '2027-12-31' }],
  });
  await db.picture.create({
    data: {
      url: '/k',
      publicId: 'k',
      widths: [],
      alt: 'The pool, ready by March 2027',
      projectImage: { create: { projectId: data._id, sortOrder: 0 } },
    },
  });
  const { data: told } = await createTestimonial(admin, {
    name: 'Asha',
    title: 'Owner',
    quote: 'Five minutes from work.',
  });
  await saveSetting(admin, 'faqs', {
    value: [{ question: 'Do you have a pre-launch price?', answer: ['No.', 'Assured returns? No.'] }],
  });
  expect(await said()).toEqual([
    'FAQ, Question: pre-launch “pre-launch”',
    'FAQ, Question: returns “Assured returns”',
    'Kadal, Description: world class “World-class”',
    'Kadal, Specifications: reputed brand “reputed brand”',
    'Kadal, Text in searches: near “Near”',
    'Kadal, Alt text: possession “ready by March 2027”',
    'Asha, Quote: minutes “minutes from”',
  ]);
  const edit = `/admin/projects?edit=${data._id}`;
  expect((await findings()).map(({ href }) => href)).toEqual([
    '/admin/settings?part=faqs#setting-0-question',
    '/admin/settings?part=faqs#setting-0-answer',
    ...[edit, edit, `${edit}&part=search`, edit],
    `/admin/testimonials?edit=${told._id}`,
  ]);
  await setProjectHidden(admin, data._id, true);
  expect((await said()).some((line) => line.startsWith('Kadal'))).toBe(false);
});

it('the product’s own texts say nothing against a rule', async () => {
  expect(await said()).toEqual([]);
});

it('what is kept with its reason is spoken of no more until its sentence changes, and stands in the history with who and why', async () => {
  const specifications = (line: string) => [{ title: 'Place', description: ['Level ground', line] }];
  const { data } = await createProject(admin, {
    name: 'Kadal',
    status: 'ongoing',
    specifications: specifications('Near the sea'),
  });
  const hit = { rule: 'near', words: 'Near', sentence: 'Near the sea' };
  const owner = { kind: 'project', recordId: data._id };
  const input = { ...owner, field: 'specifications.description', ...hit };
  expect(await said()).toHaveLength(1);
  for (const reason of ['', '  '])
    await expect(keepWording(admin, { ...input, reason })).rejects.toMatchObject({ code: 'invalid' });
  for (const change of [{ rule: 'none' }, { kind: 'user' }, { recordId: crypto.randomUUID() }])
    await expect(keepWording(admin, { ...input, ...change, reason: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
  await keepWording(admin, { ...input, reason: 'the garden ends at the beach.' });
  await keepWording(admin, { ...input, reason: 'the map shows it.' });
  expect(await said()).toEqual([]);
  expect(await listKeptWording(admin, owner)).toMatchObject([
    { ...{ rule: 'near', sentence: 'Near the sea' }, reason: 'the map shows it.', keptBy: admin.name },
  ]);
  const [line] = toHistoryLines((await listHistory(admin, { limit: 1 })).entries);
  expect(line).toMatchObject({
    ...{ action: 'keep wording', entity: 'project', subject: 'Kadal', actor: admin.name },
    labels: ['“Near”, because the map shows it.'],
  });
  // Another place in the list is the same sentence.
  await updateProject(admin, data._id, {
    specifications: [{ title: 'Place', description: ['Near the sea'] }],
  });
  expect(await said()).toEqual([]);
  await updateProject(admin, data._id, { specifications: specifications('Near the new harbour') });
  expect(await said()).toHaveLength(1);
});

it('an editor keeps the wording of a page, and of a part of an admin’s nothing', async () => {
  const editor = { ...admin, role: 'editor' } as never;
  const input = {
    kind: 'settings',
    field: 'tagline',
    rule: 'near',
    words: 'Near',
    sentence: 'Near you',
    reason: 'x',
  };
  await expect(keepWording(editor, { ...input, recordId: 'identity' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const { data } = await keepWording(editor, { ...input, recordId: 'home', field: 'statement' });
  expect(data).toMatchObject({ field: 'statement', reason: 'x' });
});
