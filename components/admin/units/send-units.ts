import { messages } from '@/lib/content/messages';
import { unitImportLimits } from '@/lib/content/units';
import type { UnitImport } from '@/lib/domain/units/dto';
import { type ErrorCode, statusOf } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';

// Each code is a key of the table.
const codeOf = (status: number) =>
  Object.entries(statusOf).find(([, of]) => of === status)?.[0] as ErrorCode | undefined;

const failed = (code: ErrorCode, message: string): Result<never> => ({ ok: false, error: { code, message } });

/** By the API: a table has more than an action takes. */
export async function sendUnits(
  projectId: string,
  csv: string,
  isTrial: boolean,
): Promise<Result<UnitImport>> {
  if (csv.length > unitImportLimits.bodyBytes / 2)
    return failed('too_large', 'The file is too large: cut it into parts.');
  const answer = await fetch(`/api/admin/projects/${projectId}/units.csv`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ csv, isTrial }),
  });
  // Those of a proxy are no JSON.
  const said = (await answer.json().catch(() => ({}))) as { message?: string };
  // Its own answer, by its own document.
  if (answer.ok) return { ok: true, data: said as UnitImport };
  return failed(codeOf(answer.status) ?? 'internal', said.message ?? messages.somethingWrong);
}
