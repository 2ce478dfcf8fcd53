import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { createVisit } from '@/lib/domain/intake/channels/visit-mutations';
import { takeVisitStep } from '@/lib/domain/visits/admin-mutations';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { createProject } from '../../support/contract/mutations';
import { makeSender } from '../../support/enquiries/enquiries';
import { startOutboxProcess } from '../../support/enquiries/outbox-process';
import { slotIn, visited } from '../../support/enquiries/visits';
import { mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';
import { newEmail, newPhone } from '../../support/values';
import { waitFor } from '../../support/wait-for';

const hourMs = 3_600_000;
const mail = await startMailStandIn();
afterAll(() => mail.stop());

it('has each reminder once also where the process is killed while it sends', async () => {
  const { _id: projectId } = (await createProject(makeAdmin(), visited)).data;
  const email = newEmail();
  const person = { name: 'Ananya Rao', phone: newPhone(), email, filledInMs: 20_000 };
  await createVisit({ ...person, projectId, startsAt: slotIn(3) }, makeSender());
  const { id, version } = await db.visit.findFirstOrThrow();
  await takeVisitStep(makeSales(), id, { step: 'confirm', version });
  // Towards midnight that of the day before would be due as well.
  const times = { confirmedAt: new Date(Date.now() - 48 * hourMs), dayReminderAt: new Date() };
  await db.visit.updateMany({ data: { ...times, startsAt: new Date(Date.now() + hourMs) } });
  await db.outboxItem.deleteMany();
  mail.be('slow');
  const start = () => startOutboxProcess('remind', mailSettings(mail.url));
  const child = start();
  await waitFor(() => expect(mail.requests.length).toBeGreaterThan(0));
  const killed = once(child, 'exit');
  child.kill('SIGKILL');
  await killed;
  mail.be('up');
  await db.outboxItem.updateMany({ data: { nextAttemptAt: new Date(0) } });
  const again = [start(), start()];
  await Promise.all(again.map((each) => once(each, 'exit')));
  expect([...mail.taken.values()].filter(({ to }) => to === email)).toHaveLength(1);
  expect(new Set(mail.requests).size).toBe(1);
});
