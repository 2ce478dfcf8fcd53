import 'server-only';
import { sourceKinds, sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { receiveFromSource } from '@/lib/domain/intake/channels/source';
import { type IntakeSettings, readIntakeSettings } from '@/lib/domain/settings/queries';
import { db, type Tx } from '@/lib/server/db';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { coalesce } from '@/lib/server/delivery/outbox/coalesce';
import { log } from '@/lib/server/log';
import type { Prisma, SourceBodyState } from '@/prisma/generated/client';
import { adapters } from './adapters/all';
import { toIncoming } from './incoming';
import type { Lead } from './lead';
import { mapLeads } from './map-leads';
import { openPayload } from './payload';
import { readSent } from './read-sent';
import { openSourceSecret } from './secret';
import { untilStored } from './store';

// With the outbox after it, less than a serverless function may take.
const budgetMs = 10_000;
const retryMs = 60_000;
const timeoutMs = 15_000;
/** A killed process frees its body after this. A slower one loses nothing: the second writer finds it done. */
const claimedMs = 5_000;

/** In a burst pushes are stored first, and a body waits this long at most. */
const burstMs = 1000;

type Payload = Prisma.SourceBodyGetPayload<{ include: { source: true } }>;
type Outcome = { state: SourceBodyState; outcome: string; enquiryId?: string | null };

/** Claims without a lock, because no transaction may stay open while a service is asked. */
async function claim(): Promise<Payload | null> {
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    update source_body set next_at = now() + ${claimedMs} * interval '1 millisecond' where id = (
      select body.id from source_body body join source on source.id = body.source_id
      where body.state = 'waiting' and source.is_on and source.kind::text = any(${[...sourceKinds]})
        and body.next_at <= now()
      order by body.next_at, body.id limit 1 for update of body skip locked)
    returning id`;
  return claimed ? db.sourceBody.findUnique({ where: { id: claimed.id }, include: { source: true } }) : null;
}

async function readLeads(body: Payload): Promise<{ leads: Lead[] } | { unread: string }> {
  const sent = await readSent(body.source.kind, { ...body, text: openPayload(body.body) });
  if (sent === null) return { leads: [] };
  const { kind, token } = body.source;
  const answer = (await adapters[kind].ask?.(sent, openSourceSecret(token))) ?? { tree: sent };
  return 'unread' in answer ? answer : { leads: mapLeads(body, answer.tree) };
}

const unread = (outcome: string): Outcome => ({ state: 'unread', outcome });
const sentences = (...parts: string[]) => parts.filter(Boolean).join(' ');

async function addLeads(tx: Tx, body: Payload, leads: Lead[], settings: IntakeSettings): Promise<Outcome> {
  const { isAcknowledged, kind } = body.source;
  const incoming = leads.flatMap((lead) => toIncoming(lead, body.source, body) ?? []);
  if (incoming.length === 0) return unread(adapters[kind].unreachable ?? sourceTexts.unreachable);
  const sorted = incoming.toSorted((one, other) => (one.sourceKey < other.sourceKey ? -1 : 1));
  const added = await receiveFromSource(tx, sorted, { ...settings, isAcknowledged });
  const fresh = added.filter(({ isNew }) => isNew);
  const left = leads.length - incoming.length;
  const became = fresh.length === 1 ? sourceTexts.enquiry : sourceTexts.enquiries(fresh.length);
  return {
    state: fresh.length > 0 ? 'enquiry' : 'repeated',
    outcome: sentences(
      fresh.length > 0 ? became : sourceTexts.repeated,
      left > 0 ? sourceTexts.left(left) : '',
    ),
    enquiryId: (fresh[0] ?? added[0])?.id ?? null,
  };
}

async function processLeads(
  tx: Tx,
  body: Payload,
  leads: Lead[],
  settings: IntakeSettings,
): Promise<Outcome> {
  if (leads.length === 0) return unread(sourceTexts.notUnderstood);
  const real = leads.filter(({ isTest }) => !isTest);
  if (real.length === 0) return { state: 'test', outcome: sourceTexts.test };
  const outcome = await addLeads(tx, body, real.slice(0, sourceLimits.leads), settings);
  return real.length > sourceLimits.leads
    ? { ...outcome, outcome: sentences(outcome.outcome, sourceTexts.tooMany(sourceLimits.leads)) }
    : outcome;
}

async function putBack({ id, sourceId, attempts }: Payload, error: unknown): Promise<void> {
  log.warn({ body: id, attempts, reason: reasonOf(error) }, 'a source body was not worked');
  const isLast = attempts + 1 >= sourceLimits.attempts;
  await db.sourceBody.updateMany({
    where: { id, state: 'waiting' },
    data: {
      attempts: { increment: 1 },
      nextAt: new Date(Date.now() + retryMs * (attempts + 1)),
      ...(isLast && unread(sourceTexts.failed)),
    },
  });
  await db.source.updateMany({ where: { id: sourceId }, data: { lastError: sourceTexts.failed } });
}

async function processPayload(body: Payload, settings: IntakeSettings): Promise<void> {
  const { id, sourceId } = body;
  const read = await readLeads(body);
  await db.$transaction(
    async (tx) => {
      // An erasure may have deleted it meanwhile.
      const open = await tx.$queryRaw<object[]>`
        select id from source_body where id = ${id} and state = 'waiting' for update`;
      if (open.length === 0) return;
      const outcome =
        'unread' in read ? unread(read.unread) : await processLeads(tx, body, read.leads, settings);
      await tx.sourceBody.update({ where: { id }, data: outcome });
      const lastError = outcome.state === 'unread' ? outcome.outcome : '';
      await tx.$executeRaw`update source set last_error = ${lastError} where id = ${sourceId}`;
    },
    { timeout: timeoutMs },
  );
}

async function processNext(settings: IntakeSettings): Promise<boolean> {
  const body = await claim();
  if (!body) return false;
  try {
    await processPayload(body, settings);
  } catch (error) {
    await putBack(body, error);
  }
  return true;
}

/** Any number of processes may run it. */
export async function processPayloads(): Promise<void> {
  const [due] = await db.sourceBody.findMany({ where: { state: 'waiting' }, select: { id: true }, take: 1 });
  if (!due) return;
  const settings = await readIntakeSettings();
  const deadline = Date.now() + budgetMs;
  for (;;) {
    await untilStored(burstMs);
    if (Date.now() >= deadline || !(await processNext(settings))) return;
  }
}

export const drivePayloads = coalesce(processPayloads);
