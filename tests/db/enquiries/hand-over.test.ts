import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addLeave } from '@/lib/domain/assignment/mutations';
import { handOverByRotation } from '@/lib/domain/enquiries/hand-over-mutations';
import { removeUser, updateUser } from '@/lib/domain/users/mutations';
import { db } from '@/lib/server/db';
import { toDay } from '@/lib/shared/time/local-day';
import { laterDay } from '@/lib/shared/time/office-clock';
import { countLockWaits } from '../../support/database/lock-waits';
import { countOwned, people, send, sendOne, startPeople } from '../../support/enquiries/people-in-rotation';
import {
  clearRotations,
  countUnexplained,
  rotationAdmin,
  setRotation,
} from '../../support/enquiries/rotations';

const today = toDay(new Date());
const tomorrow = laterDay(today, 1);

beforeEach(startPeople);

afterAll(clearRotations);

test('a person who leaves sales leaves the rotations, and their open enquiries go to the others with the reason', async () => {
  const [one, two, three] = people;
  await setRotation(people);
  for (let count = 0; count < 6; count += 1) await send();
  await updateUser(rotationAdmin, one, { role: 'editor' });
  expect(await countOwned()).toEqual([0, 3, 3]);
  await removeUser(rotationAdmin, two);
  expect(await countOwned()).toEqual([0, 0, 6]);
  const row = await db.enquiry.findFirstOrThrow({
    where: { ownerReason: { contains: 'Naveen Rai has left sales.' } },
    include: { events: { orderBy: { id: 'desc' } } },
  });
  expect(row.events[0]?.text).toBe(`became owner. ${row.ownerReason}`);
  expect(await db.rotationMember.count({ where: { userId: { in: [one, two] } } })).toBe(0);
  await removeUser(rotationAdmin, three);
  const orphan = await db.enquiry.findFirstOrThrow({ include: { events: { orderBy: { id: 'desc' } } } });
  expect(orphan).toMatchObject({ assigneeId: null });
  expect(orphan.ownerReason).toContain('Arjun Bekal has left sales.');
  expect(await countUnexplained()).toBe(0);
});

test('the open enquiries of an absent person stay theirs until they are handed over', async () => {
  const [one, two] = people;
  await setRotation([one, two]);
  for (let count = 0; count < 4; count += 1) await send();
  await addLeave(rotationAdmin, { user: one, from: today, until: tomorrow, note: '' });
  expect(await countOwned()).toEqual([2, 2, 0]);
  expect((await handOverByRotation(rotationAdmin, one)).data).toEqual({ given: 2 });
  expect(await countOwned()).toEqual([0, 4, 0]);
});

test('who gets an enquiry back that they had before is told of it again', async () => {
  const [one, two] = people;
  await setRotation([one, two]);
  const { id } = await sendOne();
  await handOverByRotation(rotationAdmin, one);
  await handOverByRotation(rotationAdmin, two);
  expect(await db.enquiry.findUnique({ where: { id } })).toMatchObject({ assigneeId: one });
  const mails = await db.outboxItem.findMany({
    where: { idempotencyKey: { startsWith: `sla-given-${id}-` } },
    orderBy: { id: 'asc' },
  });
  const users = await db.user.findMany({ where: { id: { in: [one, two] } } });
  const addressOf = (userId: string) => users.find((user) => user.id === userId)?.email;
  expect(mails.map(({ payload }) => (payload as { to: string }).to)).toEqual([one, two, one].map(addressOf));
});

test('what somebody is given while the open ones of another are given on stays theirs', async () => {
  const [one, two, three] = people;
  await setRotation([one, two]);
  const { id } = await sendOne();
  const { giving } = await db.$transaction(async (tx) => {
    await tx.enquiry.update({ where: { id }, data: { assigneeId: three } });
    const giving = handOverByRotation(rotationAdmin, one);
    await vi.waitFor(
      async () => expect(await countLockWaits('from enquiry where assignee_id')).toBe(1),
      5000,
    );
    return { giving };
  });
  expect((await giving).data).toEqual({ given: 0 });
  expect(await countOwned()).toEqual([0, 0, 1]);
});

test('an enquiry that arrives during a large hand-over waits for only a few others', async () => {
  const [one, two] = people;
  await setRotation([one]);
  const count = 30;
  for (let index = 0; index < count; index += 1) await send();
  await setRotation([one, two]);
  const last = await db.enquiry.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const countOf = (assigneeId: string) => db.enquiry.count({ where: { assigneeId } });
  const { giving } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from enquiry where id = ${last.id} for update`;
    const giving = handOverByRotation(rotationAdmin, one);
    await vi.waitFor(
      async () => expect(await countLockWaits('from enquiry where assignee_id')).toBe(1),
      5000,
    );
    expect(await countOf(two)).toBeGreaterThan(0);
    await send();
    return { giving };
  });
  expect((await giving).data.given).toBeGreaterThanOrEqual(count);
}, 20_000);
