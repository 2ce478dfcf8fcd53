import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { querySql } from '../database/sql';

/** The path of a link by which a person sets a password. The database has the hash of what the link says. */
export async function addAccountLink(email: string, kind: 'invite' | 'reset'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await querySql(
    `insert into user_token (id, user_id, kind, hash, expires_at)
     select $1, id, $4, $2, now() + interval '30 minutes' from "user" where email = $3`,
    [randomUUID(), hash, email, kind],
  );
  return `/786313login/${kind === 'invite' ? 'invitation' : 'reset'}?token=${token}`;
}
