import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Mutated } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { changeEnquiry, readChangeSettings } from './change-mutations';
import type { ChangesOutcome } from './dto';
import { enquiryChanges } from './schema';

/** Each is changed in its own transaction. @throws AppError invalid. */
export async function updateEnquiries(sales: Sales, input: unknown): Promise<Mutated<ChangesOutcome>> {
  const changes = parseInput(enquiryChanges, input);
  const settings = await readChangeSettings();
  const outcome: ChangesOutcome = { changed: [], refused: [] };
  for (const { _id, ...patch } of changes) {
    try {
      outcome.changed.push({ _id, ...(await changeEnquiry(sales, { id: _id, patch, settings })) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ _id, reason: error.message });
    }
  }
  return { data: outcome, tags: [] };
}
