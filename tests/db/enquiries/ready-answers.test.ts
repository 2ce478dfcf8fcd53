import { beforeEach, describe, expect, it } from 'vitest';
import { listReadyAnswers } from '@/lib/domain/enquiries/inbox/ready-answers';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import { getSetting } from '@/lib/domain/settings/admin-queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { createProject, deleteProject } from '../../support/contract/mutations';

const admin = makeAdmin();
const sales = makeSales();
const save = (...answers: { name: string; text: string }[]) =>
  saveSetting(admin, 'answers', { value: { answers } });
const textsFor = async (enquiry: Parameters<typeof listReadyAnswers>[1]) =>
  (await listReadyAnswers(sales, enquiry)).map(({ text }) => text);

beforeEach(async () => {
  await db.setting.deleteMany();
});

describe('ready answers', () => {
  it('are three at first, each whole for an enquiry without a project', async () => {
    const answers = await listReadyAnswers(sales, { name: 'Ananya Shetty', project: null });
    expect(answers.map(({ name }) => name)).toEqual(['Greeting', 'Project page', 'Invitation to visit']);
    for (const { text } of answers) expect(text).toMatch(/^Hello Ananya, this is [^{}]+$/);
  });

  it('are those that the office saved, in its order, without one of which nothing is left', async () => {
    await save(
      { name: 'B', text: 'Good morning { First Name }.' },
      { name: 'Page', text: 'See {{project page}}.' },
      { name: 'A', text: 'Call {{phone}}.' },
    );
    const [first, second, ...others] = await textsFor({ name: 'Ravi Pai', project: null });
    expect(first).toBe('Good morning Ravi.');
    expect(second).toMatch(/^Call \+91/);
    expect(others).toEqual([]);
    await save();
    expect(await textsFor({ name: 'Ravi Pai', project: null })).toEqual([]);
  });

  it('end with the registration of the project that they name, as the law asks of whatever names one', async () => {
    const number = 'PRM/KA/RERA/1257/334/PR/171015/000001';
    const { data } = await createProject(admin, {
      name: 'Crest',
      status: 'ongoing',
      registrations: [{ number }],
    });
    await save(
      { name: 'Named', text: 'About {{project}}.' },
      { name: 'Page', text: '{{project page}}' },
      { name: 'Office', text: 'Call {{phone}}.' },
    );
    const [named, page, office] = await textsFor({ name: 'Ravi', project: { _id: data._id, name: 'Crest' } });
    expect(named).toBe(`About Crest.\n\n${number}, rera.karnataka.gov.in`);
    expect(page).toContain(number);
    expect(office).not.toContain(number);
  });

  it('give the whole address of a project’s page only while visitors see it', async () => {
    await save({ name: 'Page', text: 'About {{project}}.\n{{project page}}' });
    const fields = { name: 'Netravati', status: 'upcoming', category: 'Residential', location: 'Kaup' };
    const { data } = await createProject(admin, fields);
    const enquiry = { name: 'Ravi', project: { _id: data._id, name: 'Netravati' } };
    const { slug } = await db.project.findUniqueOrThrow({ where: { id: data._id } });
    const whole = `About Netravati.\n${new URL(`/projects/${slug}`, env.SITE_URL)}`;
    expect(await textsFor(enquiry)).toEqual([whole]);
    await setProjectHidden(admin, data._id, true);
    expect(await textsFor(enquiry)).toEqual(['About Netravati.']);
    await setProjectHidden(admin, data._id, false);
    expect(await textsFor(enquiry)).toEqual([whole]);
    await deleteProject(admin, data._id);
    expect(await textsFor(enquiry)).toEqual(['About Netravati.']);
  });

  it.each([
    [[{ name: '', text: 'Hello' }], 'answers.0.name', 'Name is required'],
    [[{ name: 'x'.repeat(41), text: 'Hello' }], 'answers.0.name', 'At most 40 characters'],
    [[{ name: 'Hello', text: ' ' }], 'answers.0.text', 'Text is required'],
    [[{ name: 'Hello', text: 'x'.repeat(601) }], 'answers.0.text', 'At most 600 characters'],
    [[{ name: 'Hello', text: 'Call {{fone}}' }], 'answers.0.text', expect.stringContaining('“{{fone}}”')],
    [Array.from({ length: 13 }, () => ({ name: 'A', text: 'B' })), 'answers', 'At most 12 ready answers'],
  ])('of %j are refused, and the field is named', async (answers, field, message) => {
    await expect(save(...answers)).rejects.toMatchObject({ code: 'invalid', fields: { [field]: message } });
  });

  it('name the telephone of the contact once that is changed', async () => {
    const { value } = await getSetting(admin, 'contact');
    await save({ name: 'Call', text: `Call ${value.phone}.` });
    await saveSetting(admin, 'contact', { value: { ...value, phone: '+91 98450 99999' } });
    expect((await getSetting(admin, 'answers')).value.answers[0]?.text).toBe('Call {{phone}}.');
    expect(await textsFor({ name: 'Ravi', project: null })).toEqual(['Call +91 98450 99999.']);
  });
});
