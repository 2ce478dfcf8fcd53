import 'server-only';
import { updateTag } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';
import { messages } from '@/lib/content/messages';
import type { Result } from '@/lib/shared/result';
import { type Admin, requireAdmin, requireStaff, type Staff } from '../auth/viewer';
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

async function run<T>(work: () => Promise<Mutated<T>>): Promise<Result<T>> {
  try {
    const { data, tags } = await work();
    for (const tag of tags) updateTag(tag);
    return { ok: true, data };
  } catch (error) {
    return toFailure(error);
  }
}

/** Runs what anybody may do, or what checks by itself who asks; no page changes by it. */
export async function runPublicAction<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await work() };
  } catch (error) {
    return toFailure(error);
  }
}

/**
 * Runs a mutation for the signed-in admin and answers its record or its error as a value.
 * Next itself refuses server actions from another origin.
 */
export async function runAdminAction<T>(mutate: (admin: Admin) => Promise<Mutated<T>>): Promise<Result<T>> {
  return run(async () => mutate(await requireAdmin()));
}

/** The same for what sales may do as well. */
export async function runStaffAction<T>(mutate: (staff: Staff) => Promise<Mutated<T>>): Promise<Result<T>> {
  return run(async () => mutate(await requireStaff()));
}
