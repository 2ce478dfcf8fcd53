import { messages } from '@/lib/content/messages';
import { type ErrorCode, statusOf } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';

const codeOf = (status: number) =>
  Object.entries(statusOf).find(([, of]) => of === status)?.[0] as ErrorCode | undefined;

/** Over the API: a table exceeds the body limit of a server action. */
export async function postTable<O>(path: string, body: object): Promise<Result<O>> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Errors of a proxy are not JSON.
  const said = (await answer.json().catch(() => ({}))) as { message?: string };
  // The type follows from the API document.
  if (answer.ok) return { ok: true, data: said as O };
  const message = said.message ?? messages.somethingWrong;
  return { ok: false, error: { code: codeOf(answer.status) ?? 'internal', message } };
}
