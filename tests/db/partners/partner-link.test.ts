import { beforeEach, describe, expect, it } from 'vitest';
import { partnerTexts } from '@/lib/content/partners';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { readPartnerPage } from '@/lib/domain/partners/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject } from '../../support/contract/mutations';
import { makeEnquiry, makeSender, suspect } from '../../support/enquiries/enquiries';
import {
  approved,
  nameBuyer,
  newest,
  readPage,
  startPartnerships,
  take,
  tokenOf,
} from '../../support/enquiries/partnerships';

const admin = makeAdmin({ name: 'Meera' });

beforeEach(startPartnerships);

describe('the link of a partner', () => {
  it('shows nothing and takes nothing once it has ended, or another one was made', async () => {
    const first = await approved();
    await nameBuyer(first);
    const second = await take(first, 'renew');
    expect([await readPage(first), (await readPage(second))?.named.length]).toEqual([null, 1]);
    await expect(nameBuyer(first)).rejects.toMatchObject({ code: 'not_found', message: partnerTexts.ended });
    const ended = await take(second, 'end');
    expect(ended).toMatchObject({ state: 'ended', link: null });
    expect(await readPage(second)).toBeNull();
    await expect(nameBuyer(second)).rejects.toMatchObject({ code: 'not_found' });
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
    await nameBuyer(other, { name: 'Of the other' });
    await createEnquiry(makeEnquiry({ name: 'By the website' }), makeSender());
    await nameBuyer(mine, { name: 'Mine' });
    expect((await readPage(mine))?.named.map((each) => each.name)).toEqual(['Mine']);
  });

  it('shows the day and the stage, and what was suspected or set aside as received', async () => {
    const partner = await approved();
    await nameBuyer(partner, { name: 'First' });
    const { id } = await newest();
    await updateEnquiry(admin, id, { state: 'site visit' });
    await nameBuyer(partner, { name: 'Second', ...suspect }, makeSender(true));
    const held = await newest();
    expect(held).toMatchObject({ review: 'waiting', state: 'spam' });
    const [second, first] = (await readPage(partner))?.named ?? [];
    expect(first).toMatchObject({ name: 'First', stage: 'Site visit' });
    expect(Date.parse(first?.since ?? '')).toBeGreaterThan(Date.parse(first?.at ?? ''));
    expect(second).toMatchObject({ name: 'Second', stage: 'Received', since: second?.at });
    await db.enquiry.update({ where: { id: held.id }, data: { review: '' } });
    expect((await readPage(partner))?.named[0]).toMatchObject({ stage: 'Received' });
  });

  it('offers no project that is completed, and names none that the website does not show', async () => {
    const { data: shown } = await createProject(admin, { name: 'Kadal Crest', status: 'ongoing' });
    await createProject(admin, { name: 'Old Court', status: 'completed' });
    const partner = await approved();
    await nameBuyer(partner, { projectId: shown._id });
    expect(await readPage(partner)).toMatchObject({
      projects: [{ name: 'Kadal Crest' }],
      named: [{ project: { name: 'Kadal Crest' } }],
    });
    await db.project.update({ where: { id: shown._id }, data: { hiddenAt: new Date() } });
    expect(await readPage(partner)).toMatchObject({ projects: [], named: [{ project: null }] });
  });
});
