import 'server-only';
import { incomingKinds, sourceTexts } from '@/lib/content/sources/sources';
import { requireProject } from '@/lib/domain/enquiries/projects-by-name';
import { receiveFromSource } from '@/lib/domain/intake/channels/source';
import { enquiryOfPayload } from '@/lib/domain/intake/schema';
import { readIntakeSettings } from '@/lib/domain/settings/queries';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Prisma, SourceBodyState } from '@/prisma/generated/client';

type Body = Prisma.SourceBodyGetPayload<{ include: { source: true } }>;

/** Locks in the order of the queue: body, contact, source. @throws AppError not_found, conflict. */
async function lockBody(tx: Tx, givenId: unknown, state: SourceBodyState): Promise<Body> {
  const id = requireKnownId(givenId, sourceTexts.noBody);
  await tx.$queryRaw`select id from source_body where id = ${id} for update`;
  const body = await tx.sourceBody.findUnique({ where: { id }, include: { source: true } });
  if (!body) throw new AppError('not_found', sourceTexts.noBody);
  if (body.state !== state) throw new AppError('conflict', sourceTexts.dealtWith);
  return body;
}

/** The source still shows an error while another body is unread. */
const settleError = (tx: Tx, { sourceId, outcome }: Body) =>
  tx.$executeRaw`
    update source set last_error = coalesce((
      select outcome from source_body where source_id = ${sourceId} and state = 'unread'
      order by received_at desc, id desc limit 1), '')
    where id = ${sourceId} and last_error = ${outcome}`;

const restoreError = (tx: Tx, { sourceId, outcome }: Body) =>
  tx.$executeRaw`update source set last_error = ${outcome} where id = ${sourceId} and last_error = ''`;

/** @throws AppError invalid, not_found, or conflict when it was already handled. */
export async function makeEnquiryOfPayload(
  admin: Admin,
  id: unknown,
  input: unknown,
): Promise<Mutated<{ _id: string }>> {
  const { projectId, ...fields } = parseInput(enquiryOfPayload, input);
  const settings = await readIntakeSettings();
  return mutate(admin, async (tx) => {
    const body = await lockBody(tx, id, 'unread');
    const { source } = body;
    const incoming = {
      ...fields,
      sourceId: source.id,
      sourceKey: `by-hand-${body.id}`,
      kind: incomingKinds[source.kind] ?? 'enquiry',
      source: source.name,
      formerMessages: [],
      project: '',
      projectId: (await requireProject(tx, projectId))?.id ?? null,
      sentAt: null,
      clickId: '',
    };
    const { isAcknowledged } = source;
    const [stored] = await receiveFromSource(tx, [incoming], { ...settings, isAcknowledged });
    if (!stored) throw new AppError('conflict', sourceTexts.dealtWith);
    const enquiryId = stored.id;
    await tx.sourceBody.update({
      where: { id: body.id },
      data: { state: 'enquiry', outcome: sourceTexts.byHand(admin.name), enquiryId },
    });
    await settleError(tx, body);
    return {
      data: { _id: enquiryId },
      tags: [],
      audit: { action: 'create', entity: 'enquiry', entityId: enquiryId },
    };
  });
}

/** @throws AppError not_found, conflict. */
export async function setPayloadAside(admin: Admin, id: unknown, isAside: unknown): Promise<Mutated<null>> {
  const [from, to] = isAside === true ? (['unread', 'aside'] as const) : (['aside', 'unread'] as const);
  return mutate(admin, async (tx) => {
    const body = await lockBody(tx, id, from);
    await tx.sourceBody.update({ where: { id: body.id }, data: { state: to } });
    await (isAside === true ? settleError(tx, body) : restoreError(tx, body));
    const { id: entityId, name: label } = body.source;
    const fields = [isAside === true ? 'set aside' : 'taken up again'];
    return { data: null, tags: [], audit: { action: 'update', entity: 'source', entityId, label, fields } };
  });
}
