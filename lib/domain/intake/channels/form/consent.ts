import 'server-only';
import { notices } from '@/lib/content/enquiries/forms';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import { namedNotice, partnerTerms, termsTitle } from '@/lib/content/partners';
import { placeholderOf } from '@/lib/content/settings/fact-names';
import { visitNotice } from '@/lib/content/visits';
import { setMarketing } from '@/lib/domain/enquiries/consents';
import type { Tx } from '@/lib/server/db';
import { sha256 } from '@/lib/server/sha256';
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
  { id: enquiryId, hasMarketing }: { id: string; hasMarketing: boolean },
  isGiven: boolean,
): Promise<void> {
  if (hasMarketing === isGiven) return;
  await setMarketing(tx, enquiryId, isGiven);
  const text = isGiven ? 'agreed to marketing' : 'took back the consent to marketing';
  await tx.enquiryEvent.create({
    data: {
      enquiryId,
      kind: 'consent',
      actor: 'The visitor',
      text: `${text}, sending the same again`,
    },
  });
}
