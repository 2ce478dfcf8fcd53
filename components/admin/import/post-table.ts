import { messages } from '@/lib/content/messages';
import { type ErrorCode, statusOf } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';

// Each code is a key of the table.
const codeOf = (status: number) =>
  Object.entries(statusOf).find(([, of]) => of === status)?.[0] as ErrorCode | undefined;

/** Sends a table to its call of the API: it has more than an action takes. */
export async function postTable<O>(path: string, body: object): Promise<Result<O>> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Those of a proxy are no JSON.
  const said = (await answer.json().catch(() => ({}))) as { message?: string };
  // Its own answer, by its own document.
  if (answer.ok) return { ok: true, data: said as O };
  const message = said.message ?? messages.somethingWrong;
  return { ok: false, error: { code: codeOf(answer.status) ?? 'internal', message } };
}
