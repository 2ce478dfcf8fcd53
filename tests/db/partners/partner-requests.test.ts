import { beforeEach, describe, expect, it } from 'vitest';
import { unnamedText } from '@/lib/content/purposes';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { createOfficeEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { changePartner } from '@/lib/domain/partners/mutations';
import { listPartners } from '@/lib/domain/partners/queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { acceptPurpose } from '@/lib/domain/settings/purpose-mutations';
import { listUnnamed } from '@/lib/domain/settings/purposes';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender, suspect } from '../../support/enquiries/enquiries';
import {
  approved,
  ask,
  fieldsOf,
  mails,
  newest,
  number,
  startPartnerships,
  take,
} from '../../support/enquiries/partnerships';

const admin = makeAdmin({ name: 'Meera' });

beforeEach(startPartnerships);

describe('who wants to become a partner', () => {
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
      insert into enquiry (id, kind, request_key, name, email, phone_e164, contact_id, retain_until, updated_at)
      select id, 'partner', id, 'Later', '', '', id, now() + interval '1 year', now()
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
    expect(await db.enquiry.findFirst()).toMatchObject({
      state: 'lost',
      outcome: { lostReason: 'not a buyer' },
    });
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
    expect(data.numberWarning).toContain('is not the form of certificates');
    expect((await take(data, 'approve')).note).toBe('Knows Udupi.');
  });
});
