import { beforeEach, describe, expect, it } from 'vitest';
import { faqs } from '@/lib/content/pages/faqs';
import { privacy, terms } from '@/lib/content/pages/legal';
import { site } from '@/lib/content/site';
import { findRetentionEnds } from '@/lib/domain/enquiries/retention';
import { getSetting, listOwnSettings } from '@/lib/domain/settings/admin-queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import {
  findResponder,
  getFaqs,
  getLegal,
  getShownContact,
  readRetentionMonths,
} from '@/lib/domain/settings/queries';
import { type SettingPart, settingDefaults, settingParts } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { readMailAddress } from '@/lib/server/delivery/email/address';
import { listTeamAddresses } from '@/lib/server/delivery/email/setup';
import { env } from '@/lib/server/env';
import { tagsOfPicture } from '@/lib/server/pictures/use';
import { toFacts } from '@/lib/shared/settings/facts-of-settings';
import { fillTexts } from '@/lib/shared/settings/placeholders';
import { toDay } from '@/lib/shared/time/local-day';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import { createDirector } from '../../support/contract/mutations';
import { daysFromNow, stage } from '../../support/records/records';

const admin = makeAdmin();
const defaultFacts = toFacts({
  brand: settingDefaults.identity,
  contact: settingDefaults.contact,
  monthsKept: 24,
  cvMonthsKept: 6,
});
const contact = {
  phone: '+91 98450 12345',
  email: 'Office@Example.com',
  address: ['Tower One', 'Udupi'],
  hours: [{ days: 'Monday', time: '10 to 4', opens: '10:00', closes: '16:00' }],
  social: [],
};

beforeEach(async () => {
  await db.setting.deleteMany();
});

describe('the settings', () => {
  it('begin with the words that the product ships', async () => {
    expect(await getShownContact()).toMatchObject({
      phone: site.phone,
      phoneHref: site.phoneHref,
      email: site.email,
      monthsKept: 24,
    });
    expect(await getFaqs()).toEqual(fillTexts(faqs, defaultFacts));
    expect(await getLegal('privacy')).toEqual(fillTexts(privacy, defaultFacts));
    expect(await getSetting(admin, 'contact')).toMatchObject({ version: 0, updatedAt: null });
  });

  it('are kept once saved, with a callable number, and name their tag and one line of history', async () => {
    const { data, tags } = await saveSetting(admin, 'contact', { value: contact, version: 0 });
    expect(data).toMatchObject({ version: 1, value: { email: 'office@example.com' } });
    expect(tags).toEqual(['settings']);
    expect(await getShownContact()).toMatchObject({
      phoneHref: 'tel:+919845012345',
      address: contact.address,
    });
    const lines = await db.auditEntry.findMany({ where: { entity: 'settings' } });
    expect(lines).toMatchObject([{ entityId: 'contact', fields: expect.arrayContaining(['phone']) }]);
  });

  it('are refused over a newer save, with what stands there now, who saved it and when', async () => {
    await saveSetting(makeAdmin({ name: 'Kavitha Shenoy' }), 'contact', { value: contact });
    await expect(saveSetting(admin, 'contact', { value: contact, version: 0 })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(
        /^Kavitha Shenoy saved this part of the settings on \d+ \w+ \d{4}, \d\d:\d\d, after you opened it\.$/,
      ),
      current: { version: 1 },
    });
  });

  it('two first saves at once make one row, and one of them is told', async () => {
    const saves = await Promise.allSettled(
      [1, 2].map(() => saveSetting(admin, 'contact', { value: contact, version: 0 })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([
    ['contact', { ...contact, phone: 'call me' }, 'phone'],
    [
      'contact',
      { ...contact, social: [{ kind: 'photo', name: 'X', href: 'javascript:x' }] },
      'social.0.href',
    ],
    ['contact', { ...contact, hours: [{ days: 'a', time: 'b', opens: '9', closes: null }] }, 'hours.0.opens'],
    ['leads', { recipients: ['nobody'] }, 'recipients.0'],
    ['faqs', [{ question: 'Why?', answer: [' '] }], '0.answer'],
    ['terms', { title: 'T', lead: '', description: '', sections: [] }, 'sections'],
  ] as const)(
    'of %s are refused when a field is wrong, and the field is named',
    async (part, value, field) => {
      const error = await saveSetting(admin, part, { value }).catch((reason) => reason);
      expect(error).toMatchObject({ code: 'invalid' });
      expect(Object.keys(error.fields)).toContain(field);
      expect(await db.setting.count()).toBe(0);
    },
  );

  it.each([
    [11, 'At least 12 months: the law requires storage for one year'],
    [121, 'At most 120 months'],
    [24.5, 'Give a whole number of months'],
    ['24', 'Give a whole number of months'],
  ])('take no %j months to keep enquiries, and say why', async (months, message) => {
    await expect(saveSetting(admin, 'retention', { value: { months } })).rejects.toMatchObject({
      code: 'invalid',
      fields: { months: message },
    });
  });

  it('say how long enquiries are kept: for the next contact, in the forms, in the privacy policy with its day, and in the history', async () => {
    expect((await readRetentionMonths())('enquiry')).toBe(24);
    const { data } = await saveSetting(admin, 'retention', { value: { months: 36 } });
    const end = (await findRetentionEnds())('enquiry');
    expect(end.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 3);
    expect(await getShownContact()).toMatchObject({ monthsKept: 36 });
    const legal = await getLegal('privacy');
    expect(JSON.stringify(legal)).toContain('at most 36 months after our last contact');
    expect(legal.updated).toBe(toDay(data.updatedAt ?? ''));
    expect((await getLegal('terms')).updated).toBe(terms.updated);
    const lines = await db.auditEntry.findMany({ where: { entityId: 'retention' } });
    expect(lines).toMatchObject([{ action: 'update', fields: ['months'] }]);
  });

  it('answer a legal text with the day of its save, and questions with an id each', async () => {
    const page = {
      title: 'Terms',
      lead: '',
      description: '',
      sections: [{ heading: 'A', paragraphs: ['b'] }],
    };
    await saveSetting(admin, 'terms', { value: page });
    expect(await getLegal('terms')).toMatchObject({
      title: 'Terms',
      updated: expect.stringMatching(/^\d{4}-/),
    });
    await saveSetting(admin, 'faqs', { value: [{ question: 'Why?', answer: ['So.'] }] });
    expect(await getFaqs()).toEqual([{ _id: 'question-1', question: 'Why?', answer: ['So.'] }]);
  });

  it('stand once: the legal texts and the questions say what the contact says, with the day of its save', async () => {
    const { data } = await saveSetting(admin, 'contact', {
      value: {
        ...contact,
        address: ['Tower One'],
        city: 'Udupi',
        state: 'Karnataka',
        pin: '576 101',
        registeredName: 'Tower Homes Private Limited, CIN U45200KA1995PTC000000',
      },
    });
    const pages = await Promise.all([getLegal('privacy'), getLegal('terms')]);
    for (const { updated } of pages) expect(updated).toBe(toDay(data.updatedAt ?? ''));
    const text = JSON.stringify([pages, await getFaqs()]);
    for (const fact of ['+91 98450 12345', 'office@example.com', 'Tower One, Udupi 576 101', 'Tower Homes'])
      expect(text).toContain(fact);
    for (const former of [site.phone, site.email, site.address[0], '575 001', '{{'])
      expect(text).not.toContain(former);
  });

  it('stand once: a legal text that names the builder has the day on which the brand was saved', async () => {
    const text = {
      lead: '',
      description: '',
      sections: [{ heading: 'A', paragraphs: ['{{brand}} sells.'] }],
    };
    await saveSetting(admin, 'terms', { value: { title: 'Terms', ...text } });
    const { data } = await saveSetting(admin, 'identity', {
      value: { ...settingDefaults.identity, name: 'Tara Homes' },
    });
    await db.setting.update({ where: { part: 'terms' }, data: { updatedAt: daysFromNow(-40) } });
    const legal = await getLegal('terms');
    expect(legal.sections[0]?.paragraphs).toEqual(['Tara Homes sells.']);
    expect(legal.updated).toBe(toDay(data.updatedAt ?? ''));
  });

  it('leave out a sentence that needs a fact that nobody has given', async () => {
    expect(JSON.stringify(privacy)).toContain('registered name');
    expect(JSON.stringify(await getLegal('privacy'))).not.toContain('registered name');
  });

  it('name the contact in a saved text that spelled out the former one, and say so in the history', async () => {
    await saveSetting(admin, 'contact', { value: contact });
    const answer = `Call ${contact.phone}, or 0824 222 1100 after six.`;
    await saveSetting(admin, 'faqs', { value: [{ question: 'How?', answer: [answer] }] });
    await saveSetting(admin, 'contact', { value: { ...contact, phone: '+91 98450 99999' } });
    expect((await getSetting(admin, 'faqs')).value[0]?.answer).toEqual([
      'Call {{phone}}, or 0824 222 1100 after six.',
    ]);
    expect((await getFaqs())[0]?.answer).toEqual(['Call +91 98450 99999, or 0824 222 1100 after six.']);
    const [line] = await db.auditEntry.findMany({
      where: { entityId: 'faqs', fields: { has: 'placeholders' } },
    });
    expect(line).toMatchObject({ action: 'update', actor: admin.name });
  });

  it('name the contact in the words of the home page and of the story, too', async () => {
    await saveSetting(admin, 'contact', { value: contact });
    const spelled = `Call ${contact.phone}.`;
    await saveSetting(admin, 'home', { value: { statement: spelled, about: 'Homes.' } });
    const chapters = [{ heading: 'How', paragraphs: [spelled] }];
    await saveSetting(admin, 'story', { value: { statement: 'We build.', lead: 'Homes.', chapters } });
    await saveSetting(admin, 'contact', { value: { ...contact, phone: '+91 98450 99999' } });
    const [home, story] = [await getSetting(admin, 'home'), await getSetting(admin, 'story')];
    expect([home.value.statement, home.version]).toEqual(['Call {{phone}}.', 2]);
    expect(story.value.chapters[0]?.paragraphs).toEqual(['Call {{phone}}.']);
    const lines = await db.auditEntry.findMany({ where: { fields: { has: 'placeholders' } } });
    expect(lines.map(({ entityId }) => entityId)).toEqual(expect.arrayContaining(['home', 'story']));
  });

  it('refuse a line that its placeholder makes too long, and leave a saved one as it stands', async () => {
    const pageOf = (line: string) => ({
      title: 'Terms',
      lead: '',
      description: '',
      sections: [{ heading: 'Contact', paragraphs: [], list: [line] }],
    });
    await expect(
      saveSetting(admin, 'terms', { value: pageOf(`${'x'.repeat(192)} {phone}`) }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { 'sections.0.list.0': 'At most 200 characters' } });
    const named = { ...contact, registeredName: 'Tower Homes' };
    await saveSetting(admin, 'contact', { value: named });
    const page = pageOf(`${'x'.repeat(188)} Tower Homes`);
    await saveSetting(admin, 'terms', { value: page });
    await saveSetting(admin, 'contact', { value: { ...named, registeredName: 'Tower House' } });
    expect((await getSetting(admin, 'terms')).value).toEqual(page);
  });

  it('stand below the mails of an account', async () => {
    await saveSetting(admin, 'contact', { value: contact });
    expect(await db.$transaction(readMailAddress)).toBe('Tower One, Udupi');
    await db.setting.deleteMany();
    expect(await db.$transaction(readMailAddress)).toContain(site.address.join(', '));
  });

  it('name who answers, with a picture that is theirs alone until it is replaced, and then waits for the sweep', async () => {
    expect(await findResponder()).toBeNull();
    const [first, second] = [await stage('divya.jpg'), await stage('asha.jpg')];
    const value = { name: 'Divya', role: 'Homes', picture: { _id: first, focal: { x: 0.5, y: 0.2 } } };
    const { data, tags } = await saveSetting(admin, 'responder', { value });
    expect(tags).toEqual(['settings']);
    expect(data.pictures).toEqual([expect.objectContaining({ _id: first, focal: { x: 0.5, y: 0.2 } })]);
    expect(await findResponder()).toEqual({ name: 'Divya', role: 'Homes', picture: data.pictures[0] });
    expect(await tagsOfPicture(db, first)).toEqual(['settings']);
    await expect(
      createDirector(admin, { name: 'Asha', position: 'Chair', bio: '', picture: first }),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: { pictures: expect.stringContaining('used elsewhere') },
    });

    await saveSetting(admin, 'responder', { value: { ...value, picture: { _id: second } } });
    const [replaced, shown] = await Promise.all(
      [first, second].map((id) => db.picture.findUnique({ where: { id } })),
    );
    expect([replaced?.releasedAt, shown?.releasedAt]).toEqual([expect.any(Date), null]);
    const lines = await db.auditEntry.findMany({ where: { entityId: 'responder' }, orderBy: { id: 'asc' } });
    expect(lines.map(({ fields }) => fields)).toEqual([['name', 'role', 'picture'], ['picture']]);
  });

  it('say in the history that the face of who answers was moved in its frame', async () => {
    const value = { name: 'Divya', role: '', picture: { _id: await stage('face.jpg') } };
    await saveSetting(admin, 'responder', { value });
    await saveSetting(admin, 'responder', {
      value: { ...value, picture: { ...value.picture, focal: { x: 0.1, y: 0.1 } } },
    });
    const [newest] = await db.auditEntry.findMany({
      where: { entityId: 'responder' },
      orderBy: { id: 'desc' },
      take: 1,
    });
    expect(newest?.fields).toEqual(['picture']);
  });

  it.each([
    { role: 'Homes', picture: null },
    { role: '', picture: { _id: 'face' } },
  ])('take no %j without a name', async (rest) => {
    await expect(saveSetting(admin, 'responder', { value: { name: ' ', ...rest } })).rejects.toMatchObject({
      code: 'invalid',
      fields: { name: 'Name is required with a role or a picture' },
    });
  });

  it('a value of another shape in the database never takes a page down', async () => {
    await db.setting.create({ data: { part: 'contact', value: { phone: 1 }, version: 4 } });
    expect(await getShownContact()).toMatchObject({ phone: site.phone });
  });

  it('name who is told of an enquiry: the listed, else those of LEADS_TO', async () => {
    env.LEADS_TO = 'a@example.com, b@example.com; c@example.com,';
    expect(await listTeamAddresses()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    await saveSetting(admin, 'leads', { value: { recipients: ['Sales@example.com'] } });
    expect(await listTeamAddresses()).toEqual(['sales@example.com']);
  });
});

describe('of the settings an editor', () => {
  const editor = makeEditor();
  const ofEditors: SettingPart[] = ['responder', 'home', 'story', 'search', 'faqs', 'privacy', 'terms'];

  it.each(ofEditors)('saves and reads the part %s', async (part) => {
    const { value } = await getSetting(editor, part);
    const { data } = await saveSetting(editor, part, { value, version: 0 });
    expect(data).toMatchObject({ version: 1, value });
  });

  it.each(settingParts.filter((part) => !ofEditors.includes(part)))(
    'neither saves nor reads the part %s, which an admin saves',
    async (part) => {
      const { value } = await getSetting(admin, part);
      const refused = { code: 'forbidden' };
      await expect(saveSetting(editor, part, { value, version: 0 })).rejects.toMatchObject(refused);
      await expect(getSetting(editor, part)).rejects.toMatchObject(refused);
      expect(await db.setting.count()).toBe(0);
      expect((await saveSetting(admin, part, { value, version: 0 })).data.version).toBe(1);
    },
  );

  it('is shown the own parts, and what their texts may name', async () => {
    await saveSetting(admin, 'leads', { value: { recipients: ['team@example.com'] } });
    const shown = await listOwnSettings(editor);
    expect(Object.keys(shown.settings)).toEqual(ofEditors);
    expect(shown.facts.phone).toBe(site.phone);
    expect(JSON.stringify(shown)).not.toContain('team@example.com');
    expect(Object.keys((await listOwnSettings(admin)).settings)).toEqual(settingParts);
  });
});
