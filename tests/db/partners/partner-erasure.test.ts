import { beforeEach, describe, expect, it } from 'vitest';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { purgeOldEnquiries } from '@/lib/domain/enquiries/retention';
import { getPartner, listNamedOf, listPartners } from '@/lib/domain/partners/queries';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { db } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeAdmin } from '../../support/accounts/admin';
import { makeSender, suspect } from '../../support/enquiries/enquiries';
import {
  approved,
  ask,
  mails,
  nameBuyer,
  newest,
  readPage,
  startPartnerships,
  take,
} from '../../support/enquiries/partnerships';
import { newEmail } from '../../support/values';

const admin = makeAdmin({ name: 'Meera' });

beforeEach(startPartnerships);

describe('erasure and export', () => {
  it('of a buyer takes the row of the link, and names the partner in what the buyer is given', async () => {
    const partner = await approved();
    await nameBuyer(partner);
    const { id } = await newest();
    const { data } = await exportContact(admin, id);
    expect(data).toMatchObject({ enquiries: [{ namedBy: { partner: { firm: 'Coast Homes' } } }] });
    await eraseContact(admin, id);
    expect((await readPage(partner))?.named).toEqual([]);
    expect(await db.partnerEnquiry.count()).toBe(0);
  });

  it('of a partner ends the link and takes the name; the enquiries stay', async () => {
    const partner = await approved({ firm: 'Asha Rao Realty' });
    await nameBuyer(partner);
    const { id } = await newest();
    const { data } = await exportContact(admin, partner._id);
    expect(JSON.stringify(data)).toContain('"partnership":{');
    expect(JSON.stringify(data)).not.toContain('linkKey');
    await eraseContact(admin, partner._id);
    expect([await readPage(partner), await db.partner.count()]).toEqual([null, 0]);
    const left = await requireEnquiry(admin, id);
    expect(left).toMatchObject({ source: 'Partners', partner: null });
    expect(JSON.stringify([left, await db.auditEntry.findMany()])).not.toContain('Asha Rao Realty');
  });

  it('of a partner takes the name out of what the team and the webhooks have not been sent yet', async () => {
    await db.webhookEndpoint.create({ data: { url: 'https://example.com/hook', secret: 'whsec_c2VjcmV0' } });
    const partner = await approved({ firm: 'Asha & Rao Realty' });
    await nameBuyer(partner, { message: 'A 2 BHK' });
    const { id } = await newest();
    await updateEnquiry(admin, id, { state: 'contacted' });
    const waiting = async () =>
      JSON.stringify(await db.outboxItem.findMany({ where: { leadId: id }, orderBy: { id: 'asc' } }));
    const before = await waiting();
    for (const label of ['Mail to the team', 'enquiry.created', 'enquiry.updated'])
      expect(before).toContain(label);
    expect(before.match(/Asha &(?:amp;)? Rao Realty/g)?.length).toBeGreaterThan(3);
    await eraseContact(admin, partner._id);
    const after = await waiting();
    expect(after).not.toContain('Rao Realty');
    for (const kept of ['Mail to the team', 'enquiry.created', 'enquiry.updated', 'A 2 BHK', 'K. Shetty'])
      expect(after).toContain(kept);
  });

  it('of a partner lets no mail go to a buyer who was held for review and is let through after it', async () => {
    const partner = await approved();
    await nameBuyer(partner, { email: newEmail(), ...suspect }, makeSender(true));
    const { id } = await newest();
    await eraseContact(admin, partner._id);
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
    await nameBuyer(partner);
    const { id } = await newest();
    expect(await listNamedOf(admin, partner)).toMatchObject([{ enquiry: id, name: 'K. Shetty' }]);
  });
});
