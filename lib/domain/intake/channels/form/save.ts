import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { partnerLimits } from '@/lib/content/partners';
import { findShownPhone, readIntakeSettings, readPartnerTerms } from '@/lib/domain/settings/queries';
import { limitVisits } from '@/lib/domain/visits/plan';
import { networkOf, widerNetworkOf } from '@/lib/server/auth/network';
import { makeBatches } from '@/lib/server/database/batches';
import { type PlacedFile, placeFile } from '@/lib/server/files/place';
import { makeCeiling, makeLimit } from '@/lib/server/http/form-limit';
import { writeOnce } from '@/lib/server/write-once';
import type { Sender } from '@/lib/shared/enquiries/sender';
import { findE164 } from '@/lib/shared/parsing/phone';
import { hashContent, type Sent, type SentEnquiry } from './sent-enquiry';
import { listSpamReasons } from './spam';
import { type Writing, writeEnquiries } from './write';

const limitNetwork = makeLimit('form-address', enquiryLimits.perAddress, findShownPhone);
const isCrowded = makeCeiling('form-wider-network', enquiryLimits.perWiderNetwork);
const limitNumber = makeLimit('form-number', enquiryLimits.perNumber, findShownPhone);
const limitPartner = makeLimit('partner', partnerLimits.perPartner, findShownPhone);

/** A repeated write finds the first one as a duplicate. */
async function writeTogether(writings: Writing[]): Promise<string[]> {
  const [settings, terms] = await Promise.all([
    readIntakeSettings(),
    writings.some(({ enquiry }) => enquiry.kind === 'partner') ? readPartnerTerms() : '',
  ]);
  return writeOnce((tx) => writeEnquiries(tx, writings, { ...settings, terms }));
}

const writeInBatches = makeBatches({
  write: writeTogether,
  keysOf: ({ enquiry }) => [enquiry.phoneE164, enquiry.email].filter(Boolean),
  isAlone: ({ enquiry }) => Boolean(enquiry.visit ?? enquiry.partner ?? enquiry.cv),
  // Fewer than the connections: a burst must wait here, because waiting for a connection ends in an error.
  batchesAtOnce: 3,
  mostInBatch: 25,
});

const sentLately = new Map<string, Promise<string>>();

/** A double tap is counted and written once. */
function once(enquiry: SentEnquiry, save: () => Promise<string>): Promise<string> {
  if (!enquiry.requestKey) return save();
  const key = [enquiry.requestKey, hashContent(enquiry), enquiry.marketingConsent].join();
  const known = sentLately.get(key);
  if (known) return known;
  const saving = save();
  sentLately.set(key, saving);
  const forget = () => sentLately.delete(key);
  saving.then(() => setTimeout(forget, enquiryLimits.repeatMs).unref(), forget);
  return saving;
}

/** @throws AppError too_many. */
export async function saveEnquiry(sent: Sent, { address, isHoneypotFilled }: Sender): Promise<string> {
  const enquiry = { ...sent, phoneE164: findE164(sent.phone) ?? sent.phone };
  const { name, phone, phoneE164, message = '', filledInMs, partner, visit, cv } = enquiry;
  return once(enquiry, async () => {
    await limitNetwork(networkOf(address));
    if (phoneE164) await limitNumber(phoneE164);
    if (partner) await limitPartner(partner.id);
    if (visit) await limitVisits(networkOf(address));
    const isFromCrowd = await isCrowded(widerNetworkOf(address));
    const signs = { name, phone, message, filledInMs, isHoneypotFilled, isFromCrowd };
    const spamReasons = listSpamReasons(signs);
    const write = (placed?: PlacedFile) => writeInBatches({ enquiry, spamReasons, cv: placed });
    return cv ? placeFile(cv, write) : write();
  });
}
