import { expect } from 'vitest';
import { recordKinds } from '@/lib/content/record-kinds';
import { builtFunctions, callAction } from '../contract/action-call';
import { call, makeForm, makeSmallPhoto } from '../contract/api';
import { querySql, runSql } from '../database/sql';

export const cookieOf = (token: string) => ({ cookie: `next-auth.session-token=${token}` });

/** Calls a server action of the back office as an admin does, and expects it to be done. */
export async function act(token: string, name: string, ...args: unknown[]): Promise<void> {
  const id = builtFunctions.find((built) => built.name === name)?.id ?? '';
  const { code, text } = await callAction(id, args, { token, path: '/admin/projects' });
  expect([name, code, code === 'ok' ? '' : text]).toEqual([name, 'ok', '']);
}

/** Saves a draft of a part of the settings, whose picture stays. */
export async function saveSettingDraft(token: string, part: string, value: unknown): Promise<SavedDraft> {
  await act(token, 'saveDraftAction', 'settings', { recordId: part, data: { value } });
  const [row] = await querySql(`select id, label from draft where kind = 'settings' and record_id = $1`, [
    part,
  ]);
  return { kind: 'settings', recordId: part, label: String(row?.label), _id: String(row?.id) };
}

export type SavedDraft = { kind: string; recordId: string | null; label: string; _id: string };

/** Saves a draft, which is found by what its record would be called. */
export async function saveDraft(
  token: string,
  kind: string,
  recordId: string | null,
  data: { name?: string; alt?: string } & Record<string, unknown>,
): Promise<SavedDraft> {
  await act(token, 'saveDraftAction', kind, { recordId, data });
  const label = data.name ?? data.alt ?? '';
  const [row] = await querySql('select id from draft where kind = $1 and label = $2', [kind, label]);
  return { kind, recordId, label, _id: String(row?.id) };
}

export const publishDraft = (token: string, { kind, _id }: SavedDraft) =>
  act(token, 'publishDraftAction', kind, { draft: { _id, version: 1 } });

export const discardDraft = (token: string, { kind, _id }: SavedDraft) =>
  act(token, 'discardDraftAction', kind, { _id, version: 1 });

/** A picture of no record yet; answers its id. */
export async function stagePhoto(token: string, seed: number): Promise<string> {
  const form = makeForm({ file: [await makeSmallPhoto(seed)] });
  const { body } = await call('POST', '/api/admin/uploads', { token, form });
  return (body as { _id: string })._id;
}

const byPicture = 'record join picture on picture.id = record.picture_id where picture.alt';
const pictured = ['hero_image', 'brand'];

/** Removes what these tests left: all that holds the word. */
export async function removeWord(token: string, word: string): Promise<void> {
  await runSql(`delete from draft where label like '%${word}%'`);
  const rows = await querySql(
    Object.values(recordKinds)
      .filter(({ parent }) => parent === null)
      .map(({ noun, table }) => {
        const from = `${table} ${pictured.includes(table) ? byPicture : 'record where name'}`;
        return `select '${noun}' as path, record.id from ${from} like $1 and record.deleted_at is null`;
      })
      .join(' union all '),
    [`%${word}%`],
  );
  for (const { path, id } of rows) await call('DELETE', `/api/admin/${path}/${id}`, { token });
}
