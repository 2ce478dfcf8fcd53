import 'server-only';
import { reminderEvents } from '@/lib/content/enquiries/assignment';
import { notifyOwners } from '@/lib/domain/notifications/notify-owner';
import type { MailHead } from '@/lib/domain/settings/dto';
import { readMailHead, readSlaSteps } from '@/lib/domain/settings/queries';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { isInSales, type StaffRow, staffSelect } from '@/lib/domain/team/members';
import { db, type Tx } from '@/lib/server/db';
import { isPreview } from '@/lib/server/host';
import type { Prisma } from '@/prisma/generated/client';
import { findDelayMinutes } from './scheduler-delay';

type SlaSettings = SettingValue<'clock'>;
const allSteps = ['owner', 'head', 'next'] as const;
type Step = (typeof allSteps)[number];

const atOnce = 500;

const include = {
  enquiry: { include: { project: { select: { name: true } }, assignee: { select: staffSelect } } },
} as const satisfies Prisma.SlaInclude;

type Row = Prisma.SlaGetPayload<{ include: typeof include }>;

/** Without steps that the host's scheduler would reach too late. */
async function listSteps(clock: SlaSettings, now: Date): Promise<Step[]> {
  const late = await findDelayMinutes(now);
  const steps: { step: Step; isOn: boolean; minutes: number }[] = [
    { step: 'owner', isOn: clock.ownerOn, minutes: clock.ownerMinutes },
    { step: 'head', isOn: clock.headOn, minutes: clock.headMinutes },
    { step: 'next', isOn: clock.nextOn, minutes: clock.nextMinutes },
  ];
  return steps
    .filter(({ isOn, minutes }) => isOn && (late === null || late <= minutes))
    .map(({ step }) => step);
}

const notifiedColumn = { owner: 'ownerNotifiedAt', head: 'headNotifiedAt', next: 'nextNotifiedAt' } as const;
const dueColumn = { owner: 'ownerAt', head: 'headAt', next: 'nextAt' } as const;

const isDue = (row: Row, step: Step, now: Date) => {
  const at = row[dueColumn[step]];
  return at !== null && at <= now && row[notifiedColumn[step]] === null;
};

type Recipient = { userId: string | null; to: string; name: string };

async function findRecipient(tx: Tx, row: Row, step: Step, clock: SlaSettings): Promise<Recipient | null> {
  const toRecipient = (person: StaffRow | null): Recipient | null =>
    person && isInSales(person) ? { userId: person.id, to: person.email, name: person.name } : null;
  if (step === 'owner') return toRecipient(row.enquiry.assignee);
  const named = await tx.user.findUnique({ where: { id: clock[step] }, select: staffSelect });
  return toRecipient(named) ?? { userId: null, to: 'team', name: reminderEvents.team };
}

type Settings = { clock: SlaSettings; head: MailHead; steps: Step[] };

/** One transaction, so that nobody is notified twice. */
async function escalateOne(enquiryId: string, { clock, head, steps }: Settings, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    // Another process may notify, or an answer may be under way. Lock order: enquiry, SLA.
    const [locked] = await tx.$queryRaw<object[]>`
      select id from enquiry where id = ${enquiryId} and answer_by is not null for update skip locked`;
    const row = locked && (await tx.sla.findUnique({ where: { enquiryId }, include }));
    if (!row) return;
    for (const step of steps.filter((each) => isDue(row, each, now))) {
      await tx.sla.update({ where: { enquiryId }, data: { [notifiedColumn[step]]: now } });
      const person = await findRecipient(tx, row, step, clock);
      if (!person) continue;
      const { enquiry, dueAt } = row;
      const { userId, to, name } = person;
      const owner = enquiry.assignee?.name ?? null;
      await notifyOwners(tx, [{ step, enquiry, dueAt, owner, userId, to }], head);
      const { actor, text } = reminderEvents[step];
      await tx.enquiryEvent.create({ data: { enquiryId, kind: 'followUp', actor, text: text(name) } });
    }
  });
}

const listDue = (steps: readonly Step[], now: Date, most: number) => db.$queryRaw<{ id: string }[]>`
  select sla.enquiry_id as id from sla join enquiry on enquiry.id = sla.enquiry_id
  where enquiry.answer_by is not null and (
    (${steps.includes('owner')} and sla.owner_at <= ${now} and sla.owner_notified_at is null)
    or (${steps.includes('head')} and sla.head_at <= ${now} and sla.head_notified_at is null)
    or (${steps.includes('next')} and sla.next_at <= ${now} and sla.next_notified_at is null))
  order by enquiry.answer_by limit ${most}`;

/** Several processes may run it at once. A preview leaves it to the real site. */
export async function escalateDue(now = new Date()): Promise<void> {
  if (isPreview()) return;
  if ((await listDue(allSteps, now, 1)).length === 0) return;
  const clock = await readSlaSteps();
  const steps = await listSteps(clock, now);
  const settings = { clock, head: await readMailHead(), steps };
  for (const { id } of await listDue(steps, now, atOnce)) await escalateOne(id, settings, now);
}
