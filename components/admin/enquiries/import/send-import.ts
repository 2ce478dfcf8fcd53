import { messages } from '@/lib/content/messages';
import type { ImportOutcome } from '@/lib/domain/enquiries/dto';
import { type ErrorCode, statusOf } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';

export type ImportRequest = { rows: Record<string, string>[]; isTrial: boolean; isNoticeGiven: boolean };

// Each code is a key of the table.
const codeOf = (status: number) =>
  Object.entries(statusOf).find(([, of]) => of === status)?.[0] as ErrorCode | undefined;

/** By the API: a table has more than an action takes. */
export async function sendImport(body: ImportRequest): Promise<Result<ImportOutcome>> {
  const answer = await fetch('/api/admin/enquiries/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Those of a proxy are no JSON.
  const said = (await answer.json().catch(() => ({}))) as { message?: string };
  // Its own answer, by its own document.
  if (answer.ok) return { ok: true, data: said as ImportOutcome };
  const message = said.message ?? messages.somethingWrong;
  return { ok: false, error: { code: codeOf(answer.status) ?? 'internal', message } };
}
