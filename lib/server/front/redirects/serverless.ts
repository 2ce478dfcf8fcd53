import 'server-only';
import { db } from '../../db';
import { log } from '../../log';
import { findRedirectTarget, listRedirectKeys } from './redirect-key';

export async function findRedirect(address: string): Promise<string | null> {
  try {
    const rows = await db.redirect.findMany({ where: { from: { in: listRedirectKeys(address) } } });
    const found = new Map(rows.map(({ from, to }) => [from, to]));
    return findRedirectTarget(address, (key) => found.get(key) ?? null) ?? null;
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'the redirects could not be looked up');
    return null;
  }
}
