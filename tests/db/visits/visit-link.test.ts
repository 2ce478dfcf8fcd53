import { beforeEach, describe, expect, it } from 'vitest';
import { visitLimits, visitTexts } from '@/lib/content/visits';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { makeCalendarOf, readOwnVisit } from '@/lib/domain/visits/link-page';
import {
  cancelVisitByLink,
  changeVisitByLink,
  requestVisitOfEnquiry,
} from '@/lib/domain/visits/visitor-mutations';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { updateProject } from '../../support/contract/mutations';
import {
  ask,
  linkOf,
  newest,
  person,
  projectId,
  refused,
  startVisits,
  step,
  subjects,
} from '../../support/enquiries/booked-visits';
import { makeSender } from '../../support/enquiries/enquiries';
import { slotIn } from '../../support/enquiries/visits';

const admin = makeAdmin({ name: 'Meera' });
const hour = 3_600_000;

beforeEach(startVisits);

describe('by the link of a visit', () => {
  it('its time is changed: the former is free at once, the new one is held for a day and asked for anew', async () => {
    await ask();
    await step('confirm');
    await changeVisitByLink({ token: linkOf(await newest()), startsAt: slotIn(4) });
    const { startsAt, state, sequence, reservations } = await newest();
    expect([startsAt.toISOString(), state, sequence]).toEqual([slotIn(4), 'requested', 1]);
    expect(reservations).toMatchObject([{ startsAt: new Date(slotIn(4)), heldUntil: expect.any(Date) }]);
    await ask();
  });

  it('a time that was taken meanwhile is refused, and the visit keeps its own', async () => {
    await ask();
    const mine = await newest();
    await ask({ startsAt: slotIn(4) });
    await expect(changeVisitByLink({ token: linkOf(mine), startsAt: slotIn(4) })).rejects.toMatchObject(
      refused(visitTexts.goneTyped),
    );
    expect(await db.visitReservation.findMany({ where: { visitId: mine.id } })).toMatchObject([
      { startsAt: new Date(slotIn(3)) },
    ]);
  });

  it('its own time is held anew once its day is over, while that is free', async () => {
    const { email } = person();
    await ask({ email });
    const token = linkOf(await newest());
    const lapse = () => db.visitReservation.updateMany({ data: { heldUntil: new Date(Date.now() - 1000) } });
    await lapse();
    expect((await readOwnVisit(token))?.visit).toMatchObject({ holdsTime: false });
    await changeVisitByLink({ token, startsAt: slotIn(3) });
    await changeVisitByLink({ token, startsAt: slotIn(3) });
    const { reservations, sequence } = await newest();
    expect(reservations).toMatchObject([{ heldUntil: expect.any(Date) }]);
    expect(reservations[0]?.heldUntil?.getTime()).toBeGreaterThan(Date.now());
    expect(sequence).toBe(1);
    expect((await readOwnVisit(token))?.visit).toMatchObject({ holdsTime: true });
    expect((await subjects(email)).map((subject) => subject.split(',')[0])).toEqual([
      'We have received your request for a visit',
      'We have received your request for a visit to Kadal Crest',
    ]);
    await lapse();
    await ask();
    await expect(changeVisitByLink({ token, startsAt: slotIn(3) })).rejects.toMatchObject(
      refused(visitTexts.goneTyped),
    );
  });

  it('two that change places at once end without a deadlock, and no time is had twice', async () => {
    await ask();
    const one = await newest();
    await ask({ startsAt: slotIn(4) });
    const other = await newest();
    const sent = await Promise.allSettled([
      changeVisitByLink({ token: linkOf(one), startsAt: slotIn(4) }),
      changeVisitByLink({ token: linkOf(other), startsAt: slotIn(3) }),
    ]);
    const gone = { status: 'rejected', reason: refused(visitTexts.goneTyped) };
    expect(sent).toMatchObject([gone, gone]);
    expect(await db.visitReservation.count()).toBe(2);
  });

  it('it is cancelled once, its time is free, and its calendar entry takes the former one away', async () => {
    await ask();
    const token = linkOf(await newest());
    expect(await makeCalendarOf(token)).toContain('STATUS:TENTATIVE');
    await cancelVisitByLink({ token });
    await cancelVisitByLink({ token });
    expect(await newest()).toMatchObject({ state: 'cancelled', sequence: 1, reservations: [] });
    expect(await makeCalendarOf(token)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    await changeVisitByLink({ token, startsAt: slotIn(3) });
    expect(await newest()).toMatchObject({ state: 'requested', sequence: 2 });
  });

  it('nothing is done once it is over, and nothing by a link that we have not made', async () => {
    await ask();
    const visit = await newest();
    for (const token of ['', `${visit.id}.forged`, linkOf({ id: projectId })])
      await expect(cancelVisitByLink({ token })).rejects.toMatchObject({ code: 'not_found' });
    await db.visit.update({ where: { id: visit.id }, data: { startsAt: new Date(Date.now() - hour) } });
    await expect(cancelVisitByLink({ token: linkOf(visit) })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('it is changed ten times at most', async () => {
    await ask();
    await db.visit.updateMany({ data: { sequence: visitLimits.mostChanges } });
    await expect(
      changeVisitByLink({ token: linkOf(await newest()), startsAt: slotIn(4) }),
    ).rejects.toMatchObject({ code: 'too_many' });
  });
});

it('whoever has sent an enquiry about a project with visits chooses a time and types nothing again', async () => {
  const { next } = await createEnquiry({ ...person(), message: 'Is it free?', projectId }, makeSender());
  const enquiry = new URL(next ?? '', 'https://example.com').searchParams.get('enquiry');
  const sender = makeSender();
  const first = await requestVisitOfEnquiry({ enquiry, startsAt: slotIn(3) }, sender);
  expect(await requestVisitOfEnquiry({ enquiry, startsAt: slotIn(3) }, sender)).toEqual(first);
  expect([await db.enquiry.count(), await db.visit.count(), await db.visitReservation.count()]).toEqual([
    1, 1, 1,
  ]);
  await db.enquiry.updateMany({ data: { createdAt: new Date(Date.now() - 25 * hour) } });
  await expect(requestVisitOfEnquiry({ enquiry, startsAt: slotIn(4) }, sender)).rejects.toMatchObject({
    code: 'not_found',
  });
  await updateProject(admin, projectId, { visitsOn: false });
  expect(await createEnquiry({ ...person(), message: 'Hello', projectId }, makeSender())).toEqual({});
});
