import 'server-only';
import { builtInIdentity, type Identity, identityFields, toIdentity } from '@/lib/shared/brand/identity';
import type { Tx } from '../db';
import { toPicture } from './map';

export async function readIdentity(tx: Tx): Promise<Identity> {
  const row = await tx.setting.findUnique({ where: { part: 'identity' }, include: { pictures: true } });
  const saved = identityFields.safeParse(row?.value);
  return row && saved.success ? toIdentity(saved.data, row.pictures.map(toPicture)) : builtInIdentity;
}
