import { beforeEach, describe, expect, it } from 'vitest';
import { partnerLimits, partnerTexts } from '@/lib/content/partners';
import { unnamedText } from '@/lib/content/purposes';
import { listSourceFigures } from '@/lib/domain/enquiries/figures/queries';
import {
  createEnquiry,
  createNamedEnquiry,
  createOfficeEnquiry,
} from '@/lib/domain/enquiries/form/mutations';
import { listEnquiries, listFilterOptions } from '@/lib/domain/enquiries/inbox/queries';
import { exportPartners, toPartnerLine } from '@/lib/domain/enquiries/partners/export';
import { changePartner } from '@/lib/domain/enquiries/partners/mutations';
import {
  getPartner,
  listNamedOf,
  listPartners,
  readPartnerPage,
} from '@/lib/domain/enquiries/partners/queries';
import { erasePerson, exportPerson } from '@/lib/domain/enquiries/person/mutations';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { purgeOldEnquiries } from '@/lib/domain/enquiries/retention';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { updateEnquiry } from '@/lib/domain/enquiries/team/change-mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { acceptPurpose } from '@/lib/domain/settings/purpose-mutations';
import { listUnnamed } from '@/lib/domain/settings/purposes';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import type { Mail } from '@/lib/server/delivery/email/send';
import { openMail } from '@/lib/server/delivery/outbox/sealed-mail';
import type { Partner } from '@/lib/shared/enquiries/partner';
import { dayMs } from '@/lib/shared/time/day-ms';
import { officeDay } from '@/lib/shared/time/office-clock';
import { makeAdmin } from '../support/admin';
import { emptyTables } from '../support/empty-tables';
import { makeEnquiry, makeSender, suspect } from '../support/enquiries';
import { createProject } from '../support/mutations';
import { newEmail, newPhone } from '../support/values';

const admin = makeAdmin({ name: 'Meera' });
const number = 'PRM/KA/RERA/1251/309/AG/180625/000001';

beforeEach(async () => {
  await emptyTables(
    'project',
    'enquiry',
    'setting',
    'outbox',
    'rate_limit',
    'accepted_purpose',
    'audit_entry',
    'webhook_endpoint',
  );
  await saveSetting(admin, 'forms', { value: { ...settingDefaults.forms, partner: true } });
});

const newest = () => db.enquiry.findFirstOrThrow({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
async function ask(change: object = {}, sender = makeSender()): Promise<Partner> {
  const asked = { firm: 'Coast Homes', agentNumber: number, terms: 'Yes', ...change };
  await createOfficeEnquiry('partner')({ ...makeEnquiry(), ...asked }, sender);
  return getPartner(admin, (await newest()).id);
}
const take = async ({ _id, version }: Partner, step: string) =>
  (await changePartner(admin, _id, { step, version })).data;
const approved = async (change: object = {}) => take(await ask(change), 'approve');
const tokenOf = ({ link }: Partner) => new URL(link ?? expect.fail()).searchParams.get('token') ?? '';
const readPage = async (partner: Partner) => readPartnerPage(tokenOf(partner));
const buyer = () => ({ name: 'K. Shetty', phone: newPhone(), agreed: 'Yes' });
const name = (partner: Partner, change: object = {}, sender = makeSender()) =>
  createNamedEnquiry({ token: tokenOf(partner), ...buyer(), ...change }, sender);
const mails = async () =>
  (await db.outboxItem.findMany({ where: { kind: 'mail' }, orderBy: { id: 'asc' } })).map(
    ({ label, payload }) => ({ label, ...openMail(payload as Mail) }),
  );
const fieldsOf = (sent: Promise<unknown>) =>
  sent.then(
    () => ({}),
    ({ fields }) => fields,
  );

describe('who asks to become a partner', () => {
  it('stands first in the list with number and terms, and has no link', async () => {
    await approved({ firm: 'Udupi Estates' });
    await ask({ agentNumber: 'PRM/KA/RERA/1257' });
    const [asks, other] = await listPartners(admin);
    expect(asks).toMatchObject({
      state: 'asks',
      firm: 'Coast Homes',
      number: 'PRM/KA/RERA/1257',
      numberWarning: expect.stringContaining('The end is missing'),
      terms: { version: expect.any(String) },
      link: null,
      version: 0,
    });
    expect(other).toMatchObject({ state: 'approved', firm: 'Udupi Estates', numberWarning: '' });
  });

  it('is not shown while it is suspected, and cannot be approved', async () => {
    await createOfficeEnquiry('partner')(
      { ...makeEnquiry(suspect), firm: 'Sea', agentNumber: number, terms: 'Yes' },
      makeSender(true),
    );
    expect(await listPartners(admin)).toEqual([]);
    await expect(
      changePartner(admin, (await newest()).id, { step: 'approve', version: 0 }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is mailed a link at the approval, which the history of the request keeps', async () => {
    const partner = await approved();
    const mail = (await mails()).find(({ label }) => label === 'Link of a partner');
    expect(mail).toMatchObject({ to: partner.email, text: expect.stringContaining(partner.link ?? 'none') });
    expect(JSON.stringify(await db.outboxItem.findMany())).not.toContain('/partner?token=');
    expect(await requireEnquiry(admin, partner._id)).toMatchObject({
      state: 'contacted',
      events: expect.arrayContaining([
        expect.objectContaining({ actor: 'Meera', text: 'approved this partner and made a link' }),
      ]),
    });
    expect(await db.auditEntry.findFirst({ where: { entity: 'partner' } })).toMatchObject({
      entityId: partner._id,
      label: '',
      fields: ['approve'],
    });
  });

  it('is approved once the privacy policy names the buyers of partners', async () => {
    const own = { ...settingDefaults.privacy, lead: 'In our own words.' };
    const partner = await ask();
    await saveSetting(admin, 'privacy', { value: own });
    await expect(take(partner, 'approve')).rejects.toMatchObject({
      code: 'invalid',
      fields: { step: unnamedText('referral') },
    });
    await acceptPurpose(admin, { purpose: 'referral', isNamed: true });
    expect(await take(partner, 'approve')).toMatchObject({ state: 'approved' });
    await acceptPurpose(admin, { purpose: 'referral', isNamed: false });
    const unnamed = await listUnnamed(admin, {
      privacy: { value: own },
      forms: { value: settingDefaults.forms },
    });
    expect(unnamed).toEqual(['referral']);
  });

  it('is listed however many have asked since', async () => {
    const first = await ask();
    await db.$executeRaw`
      insert into enquiry (id, kind, topic, request_key, name, email, phone, phone_e164, person_key,
        notice_version, notice_hash, retain_until, updated_at)
      select id, 'enquiry', 'partner', id, 'Later', '', '', '', id, '', '', now() + interval '1 year', now()
      from (select gen_random_uuid()::text as id from generate_series(1, 500)) later`;
    await db.$executeRaw`
      insert into partner (enquiry_id, state, firm, number, updated_at)
      select id, 'refused', 'Later', '', now() from enquiry where name = 'Later'`;
    expect((await listPartners(admin))[0]).toMatchObject({ _id: first._id, state: 'asks' });
  });

  it('is closed as lost by a refusal, however far the team had come', async () => {
    const partner = await ask();
    await updateEnquiry(admin, partner._id, { state: 'site visit' });
    await take(partner, 'refuse');
    expect(await requireEnquiry(admin, partner._id)).toMatchObject({
      state: 'lost',
      lostReason: 'not a buyer',
    });
  });

  it('is refused without a mail, and may be approved later', async () => {
    const before = await ask();
    const sent = (await mails()).length;
    const refused = await take(before, 'refuse');
    expect(refused).toMatchObject({ state: 'refused', link: null });
    expect(await mails()).toHaveLength(sent);
    expect(await db.enquiry.findFirst()).toMatchObject({ state: 'lost', lostReason: 'not a buyer' });
    expect(await take(refused, 'approve')).toMatchObject({ state: 'approved' });
  });

  it('is changed over the version that was read alone, and by a step that leads on', async () => {
    const partner = await ask();
    const done = await take(partner, 'approve');
    await expect(take(partner, 'refuse')).rejects.toMatchObject({ code: 'conflict' });
    await expect(take(done, 'approve')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is corrected by the office, with the number of a project refused and another one warned of', async () => {
    const { _id, version } = await ask();
    const correct = (change: object) => changePartner(admin, _id, { version, ...change });
    expect(await fieldsOf(correct({ number: number.replace('AG', 'PR') }))).toEqual({
      number: expect.stringContaining('of a project'),
    });
    const { data } = await correct({ number: 'rj/2017/1', firm: 'Coast Homes LLP', note: 'Knows Udupi.' });
    expect(data).toMatchObject({ state: 'asks', number: 'RJ/2017/1', firm: 'Coast Homes LLP', version: 1 });
    expect(data.numberWarning).toContain('does not read as certificates');
    expect((await take(data, 'approve')).note).toBe('Knows Udupi.');
  });
});

describe('the link of a partner', () => {
  it('shows nothing and takes nothing once it has ended, or another one was made', async () => {
    const first = await approved();
    await name(first);
    const second = await take(first, 'renew');
    expect([await readPage(first), (await readPage(second))?.named.length]).toEqual([null, 1]);
    await expect(name(first)).rejects.toMatchObject({ code: 'not_found', message: partnerTexts.ended });
    const ended = await take(second, 'end');
    expect(ended).toMatchObject({ state: 'ended', link: null });
    expect(await readPage(second)).toBeNull();
    await expect(name(second)).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.partnerEnquiry.count()).toBe(1);
    expect((await readPage(await take(ended, 'renew')))?.named).toHaveLength(1);
  });

  it('is none where it was not made by us', async () => {
    const token = tokenOf(await approved());
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, 'x'), token.split('/')[0] ?? ''])
      expect(await readPartnerPage(wrong)).toBeNull();
  });

  it('shows what this partner has named, and never what another one or a visitor has sent', async () => {
    const [mine, other] = [await approved(), await approved({ firm: 'Udupi Estates' })];
    await name(other, { name: 'Of the other' });
    await createEnquiry(makeEnquiry({ name: 'By the website' }), makeSender());
    await name(mine, { name: 'Mine' });
    expect((await readPage(mine))?.named.map((each) => each.name)).toEqual(['Mine']);
  });

  it('shows the day and the stage, and what was suspected or set aside as received', async () => {
    const partner = await approved();
    await name(partner, { name: 'First' });
    const { id } = await newest();
    await updateEnquiry(admin, id, { state: 'site visit' });
    await name(partner, { name: 'Second', ...suspect }, makeSender(true));
    const held = await newest();
    expect(held).toMatchObject({ needsReview: true, state: 'spam' });
    const [second, first] = (await readPage(partner))?.named ?? [];
    expect(first).toMatchObject({ name: 'First', stage: 'Site visit' });
    expect(Date.parse(first?.since ?? '')).toBeGreaterThan(Date.parse(first?.at ?? ''));
    expect(second).toMatchObject({ name: 'Second', stage: 'Received', since: second?.at });
    await db.enquiry.update({ where: { id: held.id }, data: { needsReview: false } });
    expect((await readPage(partner))?.named[0]).toMatchObject({ stage: 'Received' });
  });

  it('offers no project that is completed, and names none that the website does not show', async () => {
    const { data: shown } = await createProject(admin, { name: 'Kadal Crest', status: 'ongoing' });
    await createProject(admin, { name: 'Old Court', status: 'completed' });
    const partner = await approved();
    await name(partner, { projectId: shown._id });
    expect(await readPage(partner)).toMatchObject({
      projects: [{ name: 'Kadal Crest' }],
      named: [{ project: { name: 'Kadal Crest' } }],
    });
    await db.project.update({ where: { id: shown._id }, data: { hiddenAt: new Date() } });
    expect(await readPage(partner)).toMatchObject({ projects: [], named: [{ project: null }] });
  });
});

describe('a buyer whom a partner names', () => {
  it('is an enquiry as others are: with partner, notice and consent, told to the team and not to the buyer', async () => {
    const partner = await approved();
    const email = newEmail();
    await db.outboxItem.deleteMany();
    await name(partner, { email, message: 'A 2 BHK' });
    const { id } = await newest();
    const shown = await requireEnquiry(admin, id);
    expect(shown).toMatchObject({
      kind: 'enquiry',
      state: 'new',
      source: 'Partners',
      partner: { _id: partner._id, name: 'Coast Homes' },
      noticeText: expect.stringContaining('to answer this buyer'),
      marketingConsent: false,
    });
    expect(shown.events.map(({ actor, text }) => `${actor} ${text}`)).toContain(
      'The partner named this buyer, who has agreed to it',
    );
    expect(await mails()).toMatchObject([
      { label: 'Mail to the team', to: 'team', text: expect.stringContaining('Coast Homes') },
    ]);
  });

  it('is told of to the team once it is let through, and to the buyer not even then', async () => {
    const partner = await approved();
    await db.outboxItem.deleteMany();
    await name(partner, { email: newEmail(), ...suspect }, makeSender(true));
    expect(await mails()).toEqual([]);
    await updateEnquiry(admin, (await newest()).id, { state: 'new' });
    expect((await mails()).map(({ label }) => label)).toEqual(['Mail to the team']);
  });

  it('is refused in words without the agreement, or without a way to be answered', async () => {
    const partner = await approved();
    expect(await fieldsOf(name(partner, { agreed: undefined }))).toEqual({ agreed: partnerTexts.notAgreed });
    expect(await fieldsOf(name(partner, { phone: '' }))).toEqual({ phone: partnerTexts.noWay });
    expect(await fieldsOf(name(partner, { name: ' ', phone: '12' }))).toMatchObject({
      name: 'Name is required',
      phone: expect.stringContaining('a phone number'),
    });
    await name(partner, { phone: '', email: newEmail() });
    expect(await db.partnerEnquiry.count()).toBe(1);
  });

  it('joins the person who is known, and keeps the day of this partner beside the one of before', async () => {
    const phone = newPhone();
    await createEnquiry(makeEnquiry({ name: 'Kiran Shetty', phone }), makeSender());
    const first = await newest();
    const partner = await approved();
    await name(partner, { phone });
    const second = await newest();
    expect([second.personKey, second.id === first.id]).toEqual([first.personKey, false]);
    const { others } = await requireEnquiry(admin, first.id);
    expect(others).toMatchObject([{ partner: { name: 'Coast Homes' } }]);
    const page = await readPage(partner);
    expect(page?.named).toMatchObject([{ name: 'K. Shetty', stage: 'Received' }]);
    expect(JSON.stringify(page)).not.toContain('Kiran');
  });

  it('is one person and one enquiry by fifty sends at once, and each partner has their own', async () => {
    const [one, other] = [await approved(), await approved({ firm: 'Udupi Estates' })];
    const email = newEmail();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => name(at % 2 ? one : other, { phone: '', email })),
    );
    const rows = await db.enquiry.findMany({ where: { source: 'Partners' }, include: { namedBy: true } });
    expect(rows.map(({ namedBy }) => namedBy?.partnerId).toSorted()).toEqual([one._id, other._id].toSorted());
    expect(new Set(rows.map(({ personKey }) => personKey)).size).toBe(1);
  });

  it('counts for its partner, and in the figures as one of the partners', async () => {
    const partner = await approved();
    await name(partner);
    await updateEnquiry(admin, (await newest()).id, { state: 'site visit' });
    await name(partner);
    await updateEnquiry(admin, (await newest()).id, { state: 'won' });
    await name(partner, suspect, makeSender(true));
    const counted = await getPartner(admin, partner._id);
    expect(counted).toMatchObject({ enquiries: 2, visits: 1, sales: 1, lastAt: expect.any(String) });
    const month = officeDay(Date.now()).slice(0, 7);
    expect(await listSourceFigures(admin, month)).toContainEqual(
      expect.objectContaining({ source: 'Partners', enquiries: 2, visits: 1, sales: 1 }),
    );
    const { value: lines } = await (await exportPartners(admin)).next();
    expect((lines as Partner[]).map(toPartnerLine).join('')).toContain('"Coast Homes"');
  });

  it('counts against a limit of the link, and of the network', async () => {
    const partner = await approved();
    await db.rateLimit.create({
      data: {
        key: `partner:${partner._id}`,
        points: partnerLimits.perPartner.points,
        expire: BigInt(Date.now() + dayMs),
      },
    });
    await expect(name(partner)).rejects.toMatchObject({ code: 'too_many' });
    const other = await approved();
    const sender = makeSender();
    const sends = Array.from({ length: 61 }, () =>
      name(other, {}, sender).then(
        () => 'ok',
        ({ code }) => code,
      ),
    );
    expect((await Promise.all(sends)).filter((answer) => answer === 'too_many')).toHaveLength(1);
  });
});

describe('the inbox', () => {
  const chosen = (partner: Partner) =>
    listEnquiries(admin, enquiryFilter.parse({ tab: 'all', partner: partner._id }));

  it('is asked for those whom one partner has named, and offers each who has named somebody', async () => {
    const [one, other] = [await approved({ firm: 'Udupi Estates' }), await approved({ firm: 'Coast Homes' })];
    await approved({ firm: 'Nobody Yet' });
    await name(one, { name: 'Of One' });
    await name(other, { name: 'Of Other' });
    expect(await chosen(one)).toMatchObject({ total: 1, enquiries: [{ name: 'Of One' }] });
    const offered = async () => (await listFilterOptions(admin)).partners;
    expect(await offered()).toEqual([
      { _id: other._id, name: 'Coast Homes' },
      { _id: one._id, name: 'Udupi Estates' },
    ]);
    await erasePerson(admin, other._id);
    expect(await offered()).toEqual([{ _id: one._id, name: 'Udupi Estates' }]);
  });
});

describe('erasure and export', () => {
  it('of a buyer takes the row of the link, and names the partner in what the buyer is given', async () => {
    const partner = await approved();
    await name(partner);
    const { id } = await newest();
    const { data } = await exportPerson(admin, id);
    expect(data).toMatchObject({ enquiries: [{ namedBy: { partner: { firm: 'Coast Homes' } } }] });
    await erasePerson(admin, id);
    expect((await readPage(partner))?.named).toEqual([]);
    expect(await db.partnerEnquiry.count()).toBe(0);
  });

  it('of a partner ends the link and takes the name; the enquiries stay', async () => {
    const partner = await approved({ firm: 'Asha Rao Realty' });
    await name(partner);
    const { id } = await newest();
    const { data } = await exportPerson(admin, partner._id);
    expect(JSON.stringify(data)).toContain('"partnership":{');
    expect(JSON.stringify(data)).not.toContain('linkKey');
    await erasePerson(admin, partner._id);
    expect([await readPage(partner), await db.partner.count()]).toEqual([null, 0]);
    const left = await requireEnquiry(admin, id);
    expect(left).toMatchObject({ source: 'Partners', partner: null });
    expect(JSON.stringify([left, await db.auditEntry.findMany()])).not.toContain('Asha Rao Realty');
  });

  it('of a partner takes the name out of what the team and the webhooks have not been sent yet', async () => {
    await db.webhookEndpoint.create({ data: { url: 'https://example.com/hook', secret: 'whsec_c2VjcmV0' } });
    const partner = await approved({ firm: 'Asha & Rao Realty' });
    await name(partner, { message: 'A 2 BHK' });
    const { id } = await newest();
    await updateEnquiry(admin, id, { state: 'contacted' });
    const waiting = async () =>
      JSON.stringify(await db.outboxItem.findMany({ where: { leadId: id }, orderBy: { id: 'asc' } }));
    const before = await waiting();
    for (const label of ['Mail to the team', 'enquiry.created', 'enquiry.updated'])
      expect(before).toContain(label);
    expect(before.match(/Asha &(?:amp;)? Rao Realty/g)?.length).toBeGreaterThan(3);
    await erasePerson(admin, partner._id);
    const after = await waiting();
    expect(after).not.toContain('Rao Realty');
    for (const kept of ['Mail to the team', 'enquiry.created', 'enquiry.updated', 'A 2 BHK', 'K. Shetty'])
      expect(after).toContain(kept);
  });

  it('of a partner lets no mail go to a buyer who was held for review and is let through after it', async () => {
    const partner = await approved();
    await name(partner, { email: newEmail(), ...suspect }, makeSender(true));
    const { id } = await newest();
    await erasePerson(admin, partner._id);
    await db.outboxItem.deleteMany();
    await updateEnquiry(admin, id, { state: 'new' });
    expect((await mails()).map(({ label }) => label)).toEqual(['Mail to the team']);
  });

  it('a partner stays as long as we work together, and goes after the months from then', async () => {
    const partner = await approved();
    const late = new Date(Date.now() + 3000 * dayMs);
    await ask();
    await purgeOldEnquiries(late);
    expect((await listPartners(admin)).map(({ _id }) => _id)).toEqual([partner._id]);
    await db.enquiry.updateMany({ data: { retainUntil: new Date() } });
    await take(await getPartner(admin, partner._id), 'end');
    await purgeOldEnquiries(new Date(Date.now() + dayMs));
    expect(await db.partner.count()).toBe(1);
    await purgeOldEnquiries(late);
    expect(await db.partner.count()).toBe(0);
  });

  it('the office sees what a link shows, with the enquiries', async () => {
    const partner = await approved();
    await name(partner);
    const { id } = await newest();
    expect(await listNamedOf(admin, partner)).toMatchObject([{ enquiry: id, name: 'K. Shetty' }]);
  });
});
