import 'server-only';
import { z } from 'zod';
import { redirectLimits } from '@/lib/content/admin/redirects';
import type { Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { type Change, type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { type CheckedRows, checkRows, type Known } from './check';
import type { RedirectOutcome } from './dto';

const entity = 'redirect';
const tags = ['redirects'];
const missing = 'There is no such redirect.';

const cell = z.string().max(4000).trim();
const row = z.object({ from: cell, to: cell });
const table = z.object({
  rows: z
    .array(row)
    .min(1, 'The table has no lines')
    .max(redirectLimits.rows, `At most ${redirectLimits.rows} lines at once`),
  firstLine: z.int().min(1).max(2),
  isTrial: z.boolean(),
});

const toLabel = (from: string, to: string) => `${from} → ${to}`;

/** An advisory lock prevents parallel inserts. */
async function lockKnown(tx: Tx): Promise<Known> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtext('redirect'))::text`;
  const redirects = await tx.redirect.findMany({ select: { from: true, to: true } });
  const records = await tx.$queryRaw<{ path: string }[]>`select path || address as path from record_address`;
  return {
    base: env.SITE_URL,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    records: new Set(records.map(({ path }) => path)),
  };
}

async function keep(tx: Tx, { good }: CheckedRows): Promise<Omit<Change<null>, 'data'>> {
  const [first] = good;
  if (!first) return { tags: [], audit: [] };
  const keys = good.map(({ key }) => key);
  const made = await tx.redirect.createManyAndReturn({
    data: good.map(({ key, target }) => ({ from: key, to: target })),
    select: { id: true },
  });
  await tx.$executeRaw`delete from missing_page where lower(rtrim(path, '/')) = any(${keys})`;
  const named =
    good.length === 1
      ? { entityId: made[0]?.id ?? '', label: toLabel(first.key, first.target) }
      : { entityId: '', label: `${good.length} addresses of a table` };
  return { tags, audit: { action: 'create', entity, ...named } };
}

/** @throws AppError invalid, with the field. */
export async function addRedirect(editor: Editor, input: unknown): Promise<Mutated<null>> {
  const asked = parseInput(row, input);
  return mutate(editor, async (tx) => {
    const checked = checkRows([asked], await lockKnown(tx));
    const [refused] = checked.refused;
    if (refused) {
      const { field, reason } = refused;
      throw new AppError('invalid', reason, field && { fields: { [field]: reason } });
    }
    return { data: null, ...(await keep(tx, checked)) };
  });
}

/** A trial writes nothing. @throws AppError invalid. */
export async function importRedirects(editor: Editor, input: unknown): Promise<Mutated<RedirectOutcome>> {
  const { rows, firstLine, isTrial } = parseInput(table, input);
  return mutate(editor, async (tx) => {
    const checked = checkRows(rows, await lockKnown(tx), firstLine);
    const { good, kept, refused } = checked;
    const shown = refused.slice(0, redirectLimits.refusals).map(({ line, reason }) => ({ line, reason }));
    const data = { added: good.length, kept, refused: shown, refusedCount: refused.length };
    return { data, ...(isTrial ? { tags: [], audit: [] } : await keep(tx, checked)) };
  });
}

/** @throws AppError not_found. */
export async function deleteRedirect(editor: Editor, id: string): Promise<Mutated<null>> {
  requireId(id, missing);
  return mutate(editor, async (tx) => {
    const found = await tx.redirect.findUnique({ where: { id } });
    if (!found) throw new AppError('not_found', missing);
    await tx.redirect.delete({ where: { id } });
    const label = toLabel(found.from, found.to);
    return { data: null, tags, audit: { action: 'delete', entity, entityId: id, label } };
  });
}
