import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { partnerLimits } from '@/lib/content/partners';
import { findShownPhone, readIntakeSettings, readPartnerTerms } from '@/lib/domain/settings/queries';
import { limitVisits } from '@/lib/domain/visits/limit';
import { networkOf, widerNetworkOf } from '@/lib/server/auth/network';
import { makeBatches } from '@/lib/server/batches';
import { type PlacedFile, placeFile } from '@/lib/server/files/place';
import { makeCeiling, makeLimit } from '@/lib/server/http/form-limit';
import { writeOnce } from '@/lib/server/write-once';
import type { Sender } from '@/lib/shared/enquiries/sender';
import { findE164 } from '@/lib/shared/phone';
import { hashContent, type Sent, type SentEnquiry } from './sent-enquiry';
import { listSpamReasons } from './spam';
import { type Writing, writeEnquiries } from './write';

const limitNetwork = makeLimit('form-address', enquiryLimits.perAddress, findShownPhone);
const isCrowded = makeCeiling('form-wider-network', enquiryLimits.perWiderNetwork);
const limitNumber = makeLimit('form-number', enquiryLimits.perNumber, findShownPhone);
const limitPartner = makeLimit('partner', partnerLimits.perPartner, findShownPhone);

/** Where a write is repeated, what the first one stored is found as a duplicate. */
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
  // Fewer than the connections there are, so that a burst waits here and not at the database, where waiting ends in an error.
  batchesAtOnce: 3,
  mostInBatch: 25,
});

/** What was sent lately, and is under way or stored. */
const sentLately = new Map<string, Promise<string>>();

/** What is sent again under the same key, with the same words, is counted and written once: each gets the answer of the first. */
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

/** Within the limits of its sender, once. Answers the id of the enquiry. @throws AppError too_many. */
export async function saveEnquiry(sent: Sent, { address, isHoneypotFilled }: Sender): Promise<string> {
  const enquiry = { ...sent, phoneE164: findE164(sent.phone) ?? sent.phone };
  return once(enquiry, async () => {
    await limitNetwork(networkOf(address));
    if (enquiry.phoneE164) await limitNumber(enquiry.phoneE164);
    if (enquiry.partner) await limitPartner(enquiry.partner.id);
    if (enquiry.visit) await limitVisits(networkOf(address));
    const isFromCrowd = await isCrowded(widerNetworkOf(address));
    return storeEnquiry(enquiry, { isHoneypotFilled, isFromCrowd });
  });
}

async function storeEnquiry(
  enquiry: SentEnquiry,
  signs: { isHoneypotFilled: boolean; isFromCrowd: boolean },
): Promise<string> {
  const { name, phone, message = '', filledInMs } = enquiry;
  const spamReasons = listSpamReasons({ name, phone, message, filledInMs, ...signs });
  const write = (cv?: PlacedFile) => writeInBatches({ enquiry, spamReasons, cv });
  return enquiry.cv ? placeFile(enquiry.cv, write) : write();
}
