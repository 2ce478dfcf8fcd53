import 'server-only';
import { listRolesOf } from '@/lib/content/roles';
import { db } from '@/lib/server/db';

export type FindOwner = (typed: string) => { isKnown: true; id: string | null } | { isKnown: false };

/** Who of the team a table means, by name or by address; no name is nobody yet. Of two with one name the address tells. */
export async function findOwners(): Promise<FindOwner> {
  const people = await db.user.findMany({
    where: { role: { in: listRolesOf('sales') } },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, email: true },
  });
  const ids = new Map(
    people.flatMap(({ id, name, email }): [string, string][] => [
      [name.trim().toLowerCase(), id],
      [email.toLowerCase(), id],
    ]),
  );
  return (typed) => {
    if (typed === '') return { isKnown: true, id: null };
    const id = ids.get(typed.toLowerCase());
    return id === undefined ? { isKnown: false } : { isKnown: true, id };
  };
}
