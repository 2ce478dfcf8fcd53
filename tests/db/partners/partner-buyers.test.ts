import { beforeEach, describe, expect, it } from 'vitest';
import { partnerLimits, partnerTexts } from '@/lib/content/partners';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { listEnquiries, listFilterOptions } from '@/lib/domain/enquiries/inbox/queries';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { listSourceReport } from '@/lib/domain/enquiries/reports/source-report';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import type { Partner } from '@/lib/domain/partners/dto';
import { exportPartners, toPartnerLine } from '@/lib/domain/partners/export';
import { getPartner } from '@/lib/domain/partners/queries';
import { eraseContact } from '@/lib/domain/personal-data/mutations';
import { db } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';
import { officeDay } from '@/lib/shared/time/office-clock';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender, suspect } from '../../support/enquiries/enquiries';
import {
  approved,
  fieldsOf,
  mails,
  nameBuyer,
  newest,
  readPage,
  startPartnerships,
} from '../../support/enquiries/partnerships';
import { newEmail, newPhone } from '../../support/values';

const admin = makeAdmin({ name: 'Meera' });

beforeEach(startPartnerships);

describe('a buyer whom a partner names', () => {
  it('is an enquiry as others are: with partner, notice and consent, told to the team and not to the buyer', async () => {
    const partner = await approved();
    const email = newEmail();
    await db.outboxItem.deleteMany();
    await nameBuyer(partner, { email, message: 'A 2 BHK' });
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

  it('is mailed to the team once it is released from spam, and never to the buyer', async () => {
    const partner = await approved();
    await db.outboxItem.deleteMany();
    await nameBuyer(partner, { email: newEmail(), ...suspect }, makeSender(true));
    expect(await mails()).toEqual([]);
    await updateEnquiry(admin, (await newest()).id, { state: 'new' });
    expect((await mails()).map(({ label }) => label)).toEqual(['Mail to the team']);
  });

  it('is refused in words without the agreement, or without a way to be answered', async () => {
    const partner = await approved();
    expect(await fieldsOf(nameBuyer(partner, { agreed: undefined }))).toEqual({
      agreed: partnerTexts.notAgreed,
    });
    expect(await fieldsOf(nameBuyer(partner, { phone: '' }))).toEqual({
      phone: partnerTexts.contactPointMissing,
    });
    expect(await fieldsOf(nameBuyer(partner, { name: ' ', phone: '12' }))).toMatchObject({
      name: 'Name is required',
      phone: expect.stringContaining('a phone number'),
    });
    await nameBuyer(partner, { phone: '', email: newEmail() });
    expect(await db.partnerEnquiry.count()).toBe(1);
  });

  it('joins the person who is known, and keeps the day of this partner beside the one of before', async () => {
    const phone = newPhone();
    await createEnquiry(makeEnquiry({ name: 'Kiran Shetty', phone }), makeSender());
    const first = await newest();
    const partner = await approved();
    await nameBuyer(partner, { phone });
    const second = await newest();
    expect([second.contactId, second.id === first.id]).toEqual([first.contactId, false]);
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
      Array.from({ length: 50 }, (_, at) => nameBuyer(at % 2 ? one : other, { phone: '', email })),
    );
    const rows = await db.enquiry.findMany({ where: { source: 'Partners' }, include: { namedBy: true } });
    expect(rows.map(({ namedBy }) => namedBy?.partnerId).toSorted()).toEqual([one._id, other._id].toSorted());
    expect(new Set(rows.map(({ contactId }) => contactId)).size).toBe(1);
  });

  it('counts for its partner, and in the figures as one of the partners', async () => {
    const partner = await approved();
    await nameBuyer(partner);
    await updateEnquiry(admin, (await newest()).id, { state: 'site visit' });
    await nameBuyer(partner);
    await updateEnquiry(admin, (await newest()).id, { state: 'won' });
    await nameBuyer(partner, suspect, makeSender(true));
    const counted = await getPartner(admin, partner._id);
    expect(counted).toMatchObject({ enquiries: 2, visits: 1, sales: 1, lastAt: expect.any(String) });
    const month = officeDay(Date.now()).slice(0, 7);
    expect(await listSourceReport(admin, month)).toContainEqual(
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
    await expect(nameBuyer(partner)).rejects.toMatchObject({ code: 'too_many' });
    const other = await approved();
    const sender = makeSender();
    const sends = Array.from({ length: 61 }, () =>
      nameBuyer(other, {}, sender).then(
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
    await nameBuyer(one, { name: 'Of One' });
    await nameBuyer(other, { name: 'Of Other' });
    expect(await chosen(one)).toMatchObject({ total: 1, enquiries: [{ name: 'Of One' }] });
    const offered = async () => (await listFilterOptions(admin)).partners;
    expect(await offered()).toEqual([
      { _id: other._id, name: 'Coast Homes' },
      { _id: one._id, name: 'Udupi Estates' },
    ]);
    await eraseContact(admin, other._id);
    expect(await offered()).toEqual([{ _id: one._id, name: 'Udupi Estates' }]);
  });
});
