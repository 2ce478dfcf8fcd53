import 'server-only';
import { boardStages, boardTexts } from '@/lib/content/enquiries/board';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Mutated } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { updateEnquiry } from '../change-mutations';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Works before scripts load. @throws AppError invalid, not_found, conflict. */
export async function moveEnquiry(sales: Sales, form: unknown): Promise<Mutated<null>> {
  const fields: Record<string, unknown> =
    form instanceof FormData ? Object.fromEntries(form) : Object(form ?? {});
  const state = boardStages.find((stage) => stage === fields.state);
  if (!state) throw new AppError('invalid', boardTexts.noStage);
  const { tags } = await updateEnquiry(sales, textOf(fields._id), {
    state,
    version: Number(textOf(fields.version)),
  });
  return { data: null, tags };
}
