import type { Source } from '@/lib/domain/sources/dto';
import { createSource, updateSource } from '@/lib/domain/sources/mutations';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../accounts/admin';
import { accounts, type Person, type PolledKind } from '../stand-ins/portal-stand-in';

/** A source that is asked, with all that it needs for that. */
export async function addAskedSource(kind: PolledKind, change: { key?: string } = {}): Promise<Source> {
  const count = await db.source.count({ where: { name: { startsWith: 'Portal' } } });
  const name = count === 0 ? 'Portal' : `Portal ${count + 1}`;
  const { data } = await createSource(makeAdmin(), { kind, name });
  const typed = { ...accounts[kind], ...change, version: data.version };
  const saved = await updateSource(makeAdmin(), data._id, typed);
  await makeDue();
  return saved.data;
}

/** As if the time for its next question had come. */
export const makeDue = () => db.source.updateMany({ data: { nextAt: new Date(0), askedAt: new Date(0) } });

/** So many people, one each so many seconds back from now, the last ones first. */
export const listPeople = (count: number, apartSeconds: number, first = 1): Person[] =>
  Array.from({ length: count }, (_, at) => ({
    number: first + at,
    at: new Date(Date.now() - (at + 1) * apartSeconds * 1000),
  }));
