import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { createCallback, createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { importEnquiries } from '@/lib/domain/intake/channels/table/mutations';
import { db } from '@/lib/server/db';
import { makeSales } from '../../support/accounts/admin';
import { makeEnquiry, makeSender, suspect } from '../../support/enquiries/enquiries';
import { people, send, startPeople } from '../../support/enquiries/people-in-rotation';
import { clearRotations, rotationAdmin, setRotation } from '../../support/enquiries/rotations';

beforeEach(startPeople);

afterAll(clearRotations);

test('a held enquiry is neither assigned nor timed until it is accepted, and an imported one never', async () => {
  const [one] = people;
  await setRotation(people);
  await createEnquiry(makeEnquiry(suspect), makeSender(true));
  const held = await db.enquiry.findFirstOrThrow();
  expect(held).toMatchObject({ assigneeId: null, ownerReason: ownerReasons.held, answerBy: null });
  await updateEnquiry(makeSales({ userId: '-', name: 'Kavitha' }), held.id, { state: 'new' });
  const released = await db.enquiry.findFirstOrThrow({ include: { sla: true } });
  expect(released.assigneeId).toBe(one);
  expect(released.sla?.startedAt.getTime()).toBeGreaterThan(released.createdAt.getTime());
  await importEnquiries(rotationAdmin, {
    rows: [{ name: 'Nisha', phone: '98450 77003' }],
    isTrial: false,
    isNoticeGiven: true,
  });
  const taken = await db.enquiry.findFirstOrThrow({ where: { name: 'Nisha' }, include: { sla: true } });
  expect(taken).toMatchObject({ assigneeId: null, ownerReason: ownerReasons.imported, sla: null });
});

test('what the team types in is theirs, unless somebody else already talks to the buyer', async () => {
  const [one, two] = people;
  await setRotation([one]);
  const typist = makeSales({ userId: two, name: 'Naveen Rai' });
  const typed = { name: 'Imtiaz', source: 'Call', isNoticeRead: true };
  const { data } = await addEnquiry(typist, { ...typed, phone: '98450 77004' });
  const own = await db.enquiry.findUniqueOrThrow({ where: { id: data._id }, include: { sla: true } });
  expect(own).toMatchObject({ assigneeId: two, ownerReason: 'Naveen Rai typed it in.', sla: null });
  await send({ phone: '98450 77005' });
  const { data: known } = await addEnquiry(typist, { ...typed, phone: '98450 77005' });
  expect(await db.enquiry.findUnique({ where: { id: known._id } })).toMatchObject({ assigneeId: one });
});

test('a callback is assigned too, and its owner is notified at once, once', async () => {
  const [one] = people;
  await setRotation([one]);
  await createCallback(
    {
      name: 'Asha',
      mobile: '98450 77006',
      email: 'asha@example.com',
      location: 'Mangalore',
      propertyType: 'Apartment',
      source: 'Google',
      newsletter: 'No',
    },
    makeSender(),
  );
  const row = await db.enquiry.findFirstOrThrow({ include: { outbox: true } });
  expect(row.assigneeId).toBe(one);
  const mails = row.outbox.filter(({ idempotencyKey }) => idempotencyKey.startsWith('sla-'));
  expect(mails.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    `sla-given-${row.id}-${one}-${row.version}`,
  ]);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: one } });
  expect(mails[0]?.payload).toMatchObject({ to: email, subject: 'An enquiry is yours: Asha' });
});
