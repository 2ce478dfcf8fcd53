import { beforeEach, expect, test } from 'vitest';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { claimsHead, exportClaims, toClaimLine } from '@/lib/domain/sources/claims';
import { db } from '@/lib/server/db';
import { toDay } from '@/lib/shared/time/local-day';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { addSource, pushAndWork } from '../../support/enquiries/sources';

const admin = makeAdmin();
const month = toDay(new Date()).slice(0, 7);

beforeEach(() => db.enquiry.deleteMany());

async function readClaims(id: string, of = month) {
  const all = [];
  for await (const claims of await exportClaims(admin, id, of)) all.push(...claims);
  return all;
}

test('a month of a portal says whom it sent twice, who came first from elsewhere, and whom nobody can call', async () => {
  const [portal, google] = [await addSource(), await addSource()];
  await db.source.update({ where: { id: google._id }, data: { name: 'Google' } });
  await pushAndWork(google, { id: 'g1', name: 'Ravi', phone: '9845012345' });
  await pushAndWork(portal, { id: 'p1', name: 'Ravi', phone: '+91 98450 12345', project: 'KC-02' });
  await pushAndWork(portal, { id: 'p2', name: 'Asha', phone: '9845012346' });
  await pushAndWork(portal, { id: 'p3', name: 'Asha', phone: '09845012346' });
  await pushAndWork(portal, { id: 'p4', name: 'Sadhana', email: 'sadhana@example.com' });
  const claims = await readClaims(portal._id);
  expect(claims.map(({ sourceKey, reason, from }) => [sourceKey, reason, from])).toEqual([
    ['p1', 'Arrived first elsewhere', 'Google'],
    ['p3', 'Repeated', 'Landing page'],
    ['p4', 'No number that can be called', ''],
  ]);
  expect(claims.map(toClaimLine)[0]).toMatch(
    /^"[^"]+","p1","Ravi","'\+91 98450 12345","","KC-02","Arrived first elsewhere","Google","[^"]+"\r\n$/,
  );
  expect(claimsHead().trim()).toBe(
    '"Sent on","Their id","Name","Number","E-mail","Project","Claim","First from","First on"',
  );
  expect(await readClaims(google._id)).toEqual([]);
  expect(await readClaims(portal._id, '2020-02')).toEqual([]);
});

test('who was named by a partner first came by the partners, and who followed a campaign of that name by the website', async () => {
  const portal = await addSource();
  const send = (phone: string) =>
    createEnquiry(makeEnquiry({ phone, firstTouch: { utm_source: 'partners' } }), makeSender());
  await send('9845012345');
  const named = await db.enquiry.findFirstOrThrow();
  await db.partnerEnquiry.create({ data: { enquiryId: named.id } });
  await send('9845012346');
  await pushAndWork(portal, { id: 'p1', phone: '9845012345' });
  await pushAndWork(portal, { id: 'p2', phone: '9845012346' });
  expect((await readClaims(portal._id)).map(({ sourceKey, from }) => [sourceKey, from])).toEqual([
    ['p1', 'Partners'],
    ['p2', 'The website'],
  ]);
});

test('who came first is judged by when each was sent, not by when it arrived here', async () => {
  const [portal, late] = [await addSource(), await addSource()];
  await pushAndWork(portal, { id: 'p1', phone: '9845012345' });
  await pushAndWork(late, { id: 'l1', phone: '9845012345' });
  await db.enquiry.updateMany({
    where: { sourceKey: 'l1' },
    data: { origin: { sentAt: new Date(Date.now() - 86_400_000).toISOString() } },
  });
  expect(await readClaims(late._id)).toEqual([]);
  expect(await readClaims(portal._id)).toHaveLength(1);
});

test('it leaves a line of the history, and asks for the password as every export does', async () => {
  const portal = await addSource();
  await readClaims(portal._id);
  const [line] = await db.auditEntry.findMany({ where: { action: 'export', entityId: portal._id } });
  expect(line?.label).toBe(`${portal.name}: claims of ${month}`);
  await expect(exportClaims(makeAdmin({ passwordAt: new Date(0) }), portal._id, month)).rejects.toMatchObject(
    {
      code: 'forbidden',
    },
  );
});
