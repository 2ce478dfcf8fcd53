import 'server-only';
import { updateTag } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';
import { messages } from '@/lib/content/messages';
import type { Role } from '@/lib/content/roles';
import type { Result } from '@/lib/shared/result';
import { type Acting, requireOwnAccount, requireRole, requireStaff, type Staff } from '../auth/viewer';
import { expireTagsHere } from '../cache/tags';
import { isServerless } from '../host';
import type { Mutated } from '../records/mutation';
import { toAppError } from './failure';

function toFailure<T>(error: unknown): Result<T> {
  unstable_rethrow(error);
  const { code, message, fields, current } = toAppError(error, messages.somethingWrong);
  return {
    ok: false,
    error: { code, message, ...(fields && { fields }), ...(current !== undefined && { current }) },
  };
}

/** `updateTag` renders the whole screen again and delays a save, but the cache of a serverless host needs it. */
async function expireTags(tags: readonly string[]): Promise<void> {
  if (!isServerless()) return expireTagsHere(tags);
  for (const tag of tags) updateTag(tag);
}

async function run<T>(work: () => Promise<Mutated<T>>): Promise<Result<T>> {
  try {
    const { data, tags } = await work();
    await expireTags(tags);
    return { ok: true, data };
  } catch (error) {
    return toFailure(error);
  }
}

export async function runPublicAction<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await work() };
  } catch (error) {
    return toFailure(error);
  }
}

const actionOf =
  <R extends Role>(role: R) =>
  async <T>(mutate: (staff: Acting<R>) => Promise<Mutated<T>>): Promise<Result<T>> =>
    run(async () => mutate(await requireRole(role)));

export const runEditorAction = actionOf('editor');
export const runSalesAction = actionOf('sales');
export const runAdminAction = actionOf('admin');

export async function runStaffAction<T>(mutate: (staff: Staff) => Promise<Mutated<T>>): Promise<Result<T>> {
  return run(async () => mutate(await requireStaff()));
}

export async function runAccountAction<T>(mutate: (staff: Staff) => Promise<Mutated<T>>): Promise<Result<T>> {
  return run(async () => mutate(await requireOwnAccount()));
}
