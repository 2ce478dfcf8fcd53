import 'server-only';
import { notices } from '@/lib/content/enquiries/forms';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import { namedNotice, partnerTerms, termsTitle } from '@/lib/content/partners';
import { placeholderOf } from '@/lib/content/settings/fact-names';
import { visitNotice } from '@/lib/content/visits';
import { changeWhere } from '@/lib/domain/enquiries/change';
import type { Tx } from '@/lib/server/db';
import { keepNotices } from '@/lib/server/records/notice';
import { sha256 } from '@/lib/server/sha256';
import type { Enquiry } from '@/prisma/generated/client';
import { marketingOf } from '../../receive';
import type { SentEnquiry } from './sent-enquiry';

/** As the form showed it, with the terms that were accepted. */
export function noticeOf({ kind, visit, partner }: SentEnquiry, monthsKept: number, terms: string) {
  const ofKind = kind === 'enquiry' || kind === 'callback' ? notices[kind] : officeForms[kind].notice;
  const { version, text } = visit ? visitNotice : partner ? namedNotice : ofKind;
  const notice = text.replaceAll(placeholderOf('months kept'), String(monthsKept));
  if (!terms) return { version, text: notice };
  const ofTerms = terms === partnerTerms ? version : `${version}-${sha256(terms).slice(0, 8)}`;
  return { version: ofTerms, text: `${notice}\n\n${termsTitle}\n${terms}` };
}

/** The last answer counts where the same is sent again with another choice of consent. */
export async function updateConsent(
  tx: Tx,
  duplicate: Pick<Enquiry, 'id' | 'marketingConsent'>,
  isGiven: boolean,
): Promise<void> {
  if (duplicate.marketingConsent === isGiven) return;
  if (isGiven) await keepNotices(tx, [notices.marketing]);
  const data = isGiven
    ? { ...marketingOf(true), marketingWithdrawnAt: null }
    : { marketingConsent: false, marketingWithdrawnAt: new Date() };
  await changeWhere(tx, { id: duplicate.id }, data);
  const text = isGiven ? 'agreed to marketing' : 'took back the consent to marketing';
  await tx.enquiryEvent.create({
    data: {
      enquiryId: duplicate.id,
      kind: 'consent',
      actor: 'The visitor',
      text: `${text}, sending the same again`,
    },
  });
}
