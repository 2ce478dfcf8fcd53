import 'server-only';
import { partnerPath, partnerTexts } from '@/lib/content/partners';
import { makeToken, readToken } from '@/lib/server/auth/signed-token';
import { db, type Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/parsing/id';
import type { Partner } from '@/prisma/generated/client';

const purpose = 'partner';

type Linked = Pick<Partner, 'enquiryId' | 'linkKey'>;

const partnerToken = ({ enquiryId, linkKey }: Linked): string =>
  makeToken(purpose, `${enquiryId}/${linkKey}`);

export const partnerHref = (token: string, query: Record<string, string> = {}): string =>
  `${partnerPath}?${new URLSearchParams({ token, ...query })}`;
export const partnerUrl = (partner: Linked): string => `${env.SITE_URL}${partnerHref(partnerToken(partner))}`;

export async function findLinkedPartner(token: string, tx: Tx = db): Promise<Partner | null> {
  const [id = '', linkKey = ''] = readToken(purpose, token)?.split('/') ?? [];
  if (!isId(id) || !isId(linkKey)) return null;
  return tx.partner.findFirst({ where: { enquiryId: id, linkKey, state: 'approved' } });
}

export async function requireLinkedPartner(token: string, tx: Tx = db): Promise<Partner> {
  const partner = await findLinkedPartner(token, tx);
  if (!partner) throw new AppError('not_found', partnerTexts.ended);
  return partner;
}

/** @throws AppError not_found where it has ended. */
export async function lockLinkedPartner(tx: Tx, token: string): Promise<Partner> {
  const { enquiryId } = await requireLinkedPartner(token, tx);
  await tx.$queryRaw`select enquiry_id from partner where enquiry_id = ${enquiryId} for share`;
  return requireLinkedPartner(token, tx);
}
