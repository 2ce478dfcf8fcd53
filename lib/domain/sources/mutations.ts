import 'server-only';
import { polledKinds, type SourceKind, sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { moveSpend } from '@/lib/domain/enquiries/reports/move-spend';
import { requireNamed } from '@/lib/domain/settings/purposes';
import { listChanges } from '@/lib/server/audit';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Change, type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Source as Row } from '@/prisma/generated/client';
import { listForms } from './adapters/meta_polled/poll';
import type { Source } from './dto';
import { listMissing } from './missing-settings';
import { countDays, toSource } from './row';
import { newSource, type SourceChangeOutput, sourceChange } from './schema';
import { makeSealedSecret, openSourceSecret, sealTyped } from './secret';
import { firstWindowMs } from './window';

const entity = 'source';
/** The privacy policy must name sources before one begins. */
const named = { purpose: 'source', field: 'isOn' } as const;

/** @throws AppError not_found. */
export async function lockSource(tx: Tx, givenId: unknown): Promise<Row> {
  const id = requireKnownId(givenId, sourceTexts.missing);
  await tx.$queryRaw`select id from source where id = ${id} for no key update`;
  const row = await tx.source.findUnique({ where: { id } });
  if (!row) throw new AppError('not_found', sourceTexts.missing);
  return row;
}

export const readSource = async (tx: Tx, row: Row): Promise<Source> =>
  toSource(row, (await countDays([row.id], tx)).get(row.id) ?? []);

/** The history names the changed fields, never a secret. */
const changeOne = (
  admin: Admin,
  id: unknown,
  change: (tx: Tx, row: Row) => Promise<Row>,
): Promise<Mutated<Source>> =>
  mutate(admin, async (tx): Promise<Change<Source>> => {
    const before = await lockSource(tx, id);
    const row = await change(tx, before);
    const fields = listChanges(before, row, [
      'name',
      'isOn',
      'key',
      'token',
      'account',
      'unsealedAt',
      'isAcknowledged',
      'mapping',
      'secret',
    ]);
    const audit = { action: 'update' as const, entity, entityId: row.id, label: row.name, fields };
    return { data: await readSource(tx, row), tags: [], audit: fields.length > 0 ? audit : [] };
  });

/** Figures and spend are stored by name. @throws AppError invalid. */
async function requireFreeName(tx: Tx, name: string, id?: string): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended('names of sources', 0))::text`;
  const other = await tx.source.findFirst({
    where: { name: { equals: name, mode: 'insensitive' }, ...(id && { id: { not: id } }) },
    select: { id: true },
  });
  if (!other) return;
  throw new AppError('invalid', sourceTexts.nameTaken, { fields: { name: sourceTexts.nameTaken } });
}

/** @throws AppError invalid. */
export async function createSource(admin: Admin, input: unknown): Promise<Mutated<Source>> {
  const fields = parseInput(newSource, input);
  return mutate(admin, async (tx) => {
    await requireNamed(tx, [named]);
    await requireFreeName(tx, fields.name);
    const row = await tx.source.create({ data: { ...fields, secret: makeSealedSecret() } });
    return {
      data: await readSource(tx, row),
      tags: [],
      audit: { action: 'create', entity, entityId: row.id, label: row.name },
    };
  });
}

/** A new mapping or token may make unread bodies readable. Bodies that somebody reads now are skipped. */
const readAgain = (tx: Tx, sourceId: string) =>
  tx.$executeRaw`
    update source_body set state = 'waiting', outcome = '', attempts = 0, next_at = now()
    where id in (
      select id from source_body where source_id = ${sourceId} and state = 'unread' for update skip locked)`;

/** Polls soon after a save that may fix it; another account starts with the first window again. */
function planAsking(before: Row, { account, key, token, isOn, isUnsealed }: SourceChangeOutput) {
  if (!polledKinds.includes(before.kind)) return {};
  const typed = [account, key, token].some((text) => text !== undefined);
  const after = {
    kind: before.kind,
    account: account ?? before.account,
    key: key ?? before.key,
    token: token ?? before.token,
  };
  const soon = listMissing(after).length > 0 ? null : new Date(Date.now() + sourceLimits.askedAfterSaveMs);
  const isOther = account !== undefined && account !== openSourceSecret(before.account);
  return {
    ...((typed || isOn || isUnsealed) && { nextAt: soon }),
    ...(typed &&
      (isOther || before.polledUntil === null) && { polledUntil: new Date(Date.now() - firstWindowMs) }),
  };
}

function planUnsealed(admin: Admin, before: Row, isUnsealed: boolean | undefined) {
  if (isUnsealed === undefined || isUnsealed === (before.unsealedAt !== null)) return {};
  return isUnsealed
    ? { unsealedBy: admin.name, unsealedAt: new Date() }
    : { unsealedBy: '', unsealedAt: null };
}

function requireForms(kind: SourceKind, account: string | undefined): void {
  if (kind !== 'meta_polled' || !account || listForms(account).length > 0) return;
  throw new AppError('invalid', sourceTexts.noForms, { fields: { account: sourceTexts.noForms } });
}

/** @throws AppError not_found, invalid, or conflict when `version` is old. */
export async function updateSource(admin: Admin, id: unknown, input: unknown): Promise<Mutated<Source>> {
  const change = parseInput(sourceChange, input);
  const { version, key, token, account, isUnsealed, ...fields } = change;
  return changeOne(admin, id, async (tx, before) => {
    const current = await readSource(tx, before);
    await requireVersion(tx, admin, { entity, entityId: before.id }, { version, current });
    requireForms(before.kind, account);
    if (fields.isOn && !before.isOn) await requireNamed(tx, [named]);
    if (fields.mapping || token) await readAgain(tx, before.id);
    if (fields.name !== undefined && fields.name !== before.name) {
      await requireFreeName(tx, fields.name, before.id);
      await moveSpend(tx, before.name, fields.name);
    }
    return tx.source.update({
      where: { id: before.id },
      data: {
        ...fields,
        ...(key !== undefined && { key: sealTyped(key) }),
        ...(token !== undefined && { token: sealTyped(token) }),
        ...(account !== undefined && { account: sealTyped(account) }),
        ...planUnsealed(admin, before, isUnsealed),
        ...planAsking(before, change),
        version: { increment: 1 },
      },
    });
  });
}

/** The former address works for one more day. @throws AppError not_found, forbidden. */
export async function renewSourceSecret(admin: Admin, id: unknown): Promise<Mutated<Source>> {
  requireRecentPassword(admin);
  return changeOne(admin, id, (tx, before) =>
    tx.source.update({
      where: { id: before.id },
      data: {
        secret: makeSealedSecret(),
        formerSecret: before.secret,
        formerUntil: new Date(Date.now() + sourceLimits.overlapMs),
        version: { increment: 1 },
      },
    }),
  );
}

/** The enquiries stay. @throws AppError not_found. */
export async function deleteSource(admin: Admin, id: unknown): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    const { id: entityId, name: label } = await lockSource(tx, id);
    await tx.source.delete({ where: { id: entityId } });
    return { data: null, tags: [], audit: { action: 'delete', entity, entityId, label } };
  });
}
